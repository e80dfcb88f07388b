import { forEachKey } from '../../theme/for-each-key'
import { recipe } from '../../theme/component-style'
import { space } from '../../tokens/space'
import { vars } from '../../theme/vars.css'

/** As many equal columns as fit; how narrow they may get comes from the component. */
export const grid = recipe({
  base: { display: 'grid', alignItems: 'stretch' },
  variants: { gap: forEachKey(space, (key) => ({ gap: vars.space[key] })) },
  defaultVariants: { gap: 'xl' },
})
