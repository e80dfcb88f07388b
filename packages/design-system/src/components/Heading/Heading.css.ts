import { recipe } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** Four looks, independent of the level in the outline. */
export const heading = recipe({
  base: {
    color: vars.color.text,
    fontWeight: vars.font.weight.heading,
    lineHeight: vars.font.lineHeight.tight,
    overflowWrap: 'break-word',
    textWrap: 'balance',
  },
  variants: {
    look: {
      page: { fontSize: vars.font.size['2xl'], letterSpacing: '-0.015em' },
      section: { fontSize: vars.font.size.xl, letterSpacing: '-0.01em' },
      card: { fontSize: vars.font.size.l, letterSpacing: '-0.005em' },
      small: { fontSize: vars.font.size.body },
    },
  },
  defaultVariants: { look: 'section' },
})
