import { style } from '../../theme/component-style'
import { notPrinted } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const breadcrumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  fontSize: vars.font.size.compact,
  color: vars.color.textQuiet,
  '@media': notPrinted,
})
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.minimum,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:first-child)::before': { content: '"/" / ""' } },
})
export const here = style({ color: vars.color.text, fontWeight: vars.font.weight.strong })
