import { recipe, style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'
import { dialogInset } from '../Dialog/dialog-inset.css'

export const heading = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  paddingInline: dialogInset,
  paddingBlockStart: dialogInset,
  paddingBlockEnd: vars.space.s,
})

/** Fed by ALERT_DIALOG_TONES. */
export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    borderRadius: vars.radius.full,
  },
  variants: {
    tone: {
      question: { background: vars.color.wait, color: vars.color.onWait },
      danger: { background: vars.color.bad, color: vars.color.onBad },
    },
  },
  defaultVariants: { tone: 'question' },
})

export const words = style({
  display: 'grid',
  gap: vars.space.s,
  paddingInline: dialogInset,
  paddingBlockEnd: dialogInset,
})
