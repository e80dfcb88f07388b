import { recipe, style } from '../../theme/component-style'
import { focusRing } from '../../theme/focus-ring.css'
import { notPrinted } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const region = style({
  position: 'fixed',
  insetBlockEnd: vars.space.l,
  insetInlineEnd: vars.space.l,
  zIndex: 200,
  maxInlineSize: 'calc(100vw - 2rem)',
  borderRadius: vars.radius.control,
  outline: 'none',
  '@media': notPrinted,
  selectors: { '&[data-focus-visible]': focusRing },
})

export const stack = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** Fed by TOAST_TONES; the mark differs too. */
export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    inlineSize: '24rem',
    maxInlineSize: '100%',
    minBlockSize: '3.5rem',
    paddingInlineStart: vars.space.l,
    paddingInlineEnd: vars.space.xs,
    paddingBlock: vars.space.xs,
    border: `1px solid ${vars.color.line}`,
    borderInlineStartWidth: '4px',
    borderRadius: vars.radius.control,
    background: vars.color.card,
    color: vars.color.text,
    boxShadow: vars.elevation.overlay,
    outline: 'none',
    selectors: { '&[data-focus-visible]': focusRing },
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
  variants: {
    tone: {
      good: { borderInlineStartColor: vars.color.onGood },
      info: { borderInlineStartColor: vars.color.onInfo },
      bad: { borderInlineStartColor: vars.color.onBad },
    },
  },
  defaultVariants: { tone: 'good' },
})

/** Fed by TOAST_TONES. */
export const mark = recipe({
  base: { display: 'grid', flexShrink: 0 },
  variants: {
    tone: {
      good: { color: vars.color.onGood },
      info: { color: vars.color.onInfo },
      bad: { color: vars.color.onBad },
    },
  },
})

export const words = style({
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
})
