import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const closeButton = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.control.height,
  blockSize: vars.control.height,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textQuiet,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.cardHover, color: vars.color.text },
    '&[data-focus-visible]': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
})
