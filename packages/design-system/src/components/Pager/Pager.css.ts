import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
})
export const range = style({
  minInlineSize: 0,
  color: vars.color.textQuiet,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m })
