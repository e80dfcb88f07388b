import { forEachKey } from '../../theme/for-each-key'
import { recipe } from '../../theme/component-style'
import { space } from '../../tokens/space'
import { vars } from '../../theme/vars.css'

/** Takes back, on both sides, the padding of what it stands in. */
export const bleed = recipe({
  // A parent that limits its children to its own width would cut off the far side.
  base: { minInlineSize: 0, maxInlineSize: 'none' },
  variants: {
    by: forEachKey(space, (key) => ({
      marginInline: key === 'none' ? 0 : `calc(-1 * ${vars.space[key]})`,
    })),
  },
})
