import { fitChildren } from '../../theme/fit-children'
import { forEachKey } from '../../theme/for-each-key'
import { recipe } from '../../theme/component-style'
import { space } from '../../tokens/space'
import { vars } from '../../theme/vars.css'

/** One thing under another. */
export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    gap: forEachKey(space, (key) => ({ gap: vars.space[key] })),
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
  },
  defaultVariants: { gap: 'l', align: 'stretch' },
})
fitChildren(stack)
