import { recipe, style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const group = style({ minInlineSize: 0 })

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.m,
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.heading,
  overflowWrap: 'anywhere',
})

const columns = (count: number) =>
  `repeat(auto-fit, minmax(min(100%, max(10rem, calc((100% - ${count - 1} * ${vars.space.l}) / ${count}))), 1fr))`

/** Fed by FIELD_GROUP_COLUMNS; a column too narrow for a field folds under the one before. */
export const fields = recipe({
  base: { display: 'grid', alignItems: 'start', columnGap: vars.space.l, rowGap: vars.space.xl },
  variants: {
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      2: { gridTemplateColumns: columns(2) },
      3: { gridTemplateColumns: columns(3) },
    },
  },
  defaultVariants: { columns: 1 },
})
