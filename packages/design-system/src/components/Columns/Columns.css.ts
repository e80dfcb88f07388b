import { forEachKey } from '../../theme/for-each-key'
import { media } from '../../theme/media'
import { recipe } from '../../theme/component-style'
import { space } from '../../tokens/space'
import { vars } from '../../theme/vars.css'

const oneColumn = { '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }

/** Columns of a page; one under another where there is no room for two. */
export const columns = recipe({
  base: { display: 'grid', alignItems: 'start' },
  variants: {
    template: {
      'main-aside': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', ...oneColumn },
      equal: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', ...oneColumn },
    },
    gap: forEachKey(space, (key) => ({ gap: vars.space[key] })),
    align: { start: {}, stretch: { alignItems: 'stretch' } },
  },
  defaultVariants: { template: 'main-aside', gap: 'xl', align: 'start' },
})
