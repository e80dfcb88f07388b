import { containerSize } from '../../tokens/size'
import { forEachKey } from '../../theme/for-each-key'
import { recipe } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** As wide as there is room, and no wider than is good. */
export const container = recipe({
  base: { inlineSize: '100%', minInlineSize: 0, overflowWrap: 'anywhere' },
  variants: {
    size: forEachKey(containerSize, (key) => ({ maxInlineSize: vars.container[key] })),
    align: { start: {}, center: { marginInline: 'auto' } },
  },
  defaultVariants: { size: 'page', align: 'start' },
})
