import { fitChildren } from '../../theme/fit-children'
import { forEachKey } from '../../theme/for-each-key'
import { recipe } from '../../theme/component-style'
import { space } from '../../tokens/space'
import { vars } from '../../theme/vars.css'

/** The first at the start of the line, the last at its end; one under another where there is no room. */
export const spread = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
  variants: {
    gap: forEachKey(space, (key) => ({ gap: vars.space[key] })),
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      baseline: { alignItems: 'baseline' },
      end: { alignItems: 'flex-end' },
    },
  },
  defaultVariants: { gap: 'm', align: 'center' },
})
fitChildren(spread)
