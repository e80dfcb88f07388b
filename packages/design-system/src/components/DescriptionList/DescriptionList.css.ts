import { recipe } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const descriptionList = recipe({
  base: { display: 'grid' },
  variants: {
    layout: {
      stacked: {
        gap: vars.space.l,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
      },
      side: {},
    },
  },
  defaultVariants: { layout: 'stacked' },
})

export const pair = recipe({
  base: { minInlineSize: 0 },
  variants: {
    layout: {
      stacked: {},
      side: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: `0 ${vars.space.l}`,
        paddingBlock: vars.space.s,
        selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
      },
    },
  },
})

export const term = recipe({
  base: { color: vars.color.textQuiet },
  variants: { layout: { stacked: { fontSize: vars.font.size.s }, side: {} } },
})

export const description = recipe({
  base: { minInlineSize: 0, overflowWrap: 'anywhere' },
  variants: { layout: { stacked: {}, side: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } } },
})
