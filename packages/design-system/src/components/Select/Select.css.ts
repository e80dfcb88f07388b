import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  textAlign: 'start',
  cursor: 'pointer',
})

export const value = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.textQuiet } },
})

export const chevron = style({ flexShrink: 0, color: vars.color.textQuiet })
