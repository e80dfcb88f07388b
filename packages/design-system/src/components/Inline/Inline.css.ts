import { fitChildren } from '../../theme/fit-children'
import { forEachKey } from '../../theme/for-each-key'
import { recipe } from '../../theme/component-style'
import { space } from '../../tokens/space'
import { vars } from '../../theme/vars.css'

/** One thing beside another. */
export const inline = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    gap: forEachKey(space, (key) => ({ gap: vars.space[key] })),
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      baseline: { alignItems: 'baseline' },
      end: { alignItems: 'flex-end' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
    },
    wrap: { yes: { flexWrap: 'wrap' }, no: { flexWrap: 'nowrap' } },
  },
  defaultVariants: { gap: 's', align: 'center', justify: 'start', wrap: 'yes' },
})
fitChildren(inline)
