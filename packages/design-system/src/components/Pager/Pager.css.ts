import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
})
/** Whether the buttons stand beside it or below depends on the room alone, not on what it says. */
export const range = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  color: vars.color.textQuiet,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m })
