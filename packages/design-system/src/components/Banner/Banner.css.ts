import { recipe, style } from '../../theme/component-style'
import { toneVariants } from '../../theme/tones'
import { vars } from '../../theme/vars.css'

export const banner = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.m,
    padding: `${vars.space.m} ${vars.space.l}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
  },
  variants: { tone: toneVariants },
  defaultVariants: { tone: 'info' },
})
/** As high as one line, so that the icon stands on the first. */
export const mark = style({ display: 'flex', alignItems: 'center', blockSize: '1.5em', flex: 'none' })
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s} ${vars.space.l}`,
  minInlineSize: 0,
})
export const words = style({
  fontWeight: vars.font.weight.medium,
  flex: '1 1 14rem',
  minInlineSize: 0,
  overflowWrap: 'break-word',
})
export const title = style({ fontWeight: vars.font.weight.strong })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })
