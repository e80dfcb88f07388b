import { forEachKey } from '../../theme/for-each-key'
import { radius } from '../../tokens/radius'
import { recipe } from '../../theme/component-style'
import { space } from '../../tokens/space'
import { vars } from '../../theme/vars.css'

/** Fed by the scales of the tokens and the exported variant arrays of Box. */
export const box = recipe({
  base: { minInlineSize: 0, overflowWrap: 'anywhere' },
  variants: {
    padding: forEachKey(space, (key) => ({ padding: vars.space[key] })),
    surface: {
      none: {},
      canvas: { background: vars.color.canvas },
      card: { background: vars.color.card },
      sunken: { background: vars.color.sunken },
    },
    radius: forEachKey(radius, (key) => ({ borderRadius: vars.radius[key] })),
    border: {
      none: {},
      line: { border: `1px solid ${vars.color.line}` },
      control: { border: `1px solid ${vars.color.controlBorder}` },
    },
  },
  defaultVariants: { padding: 'none', surface: 'none', border: 'none' },
})
