import { calmly, focusRing } from '../../theme/focus-ring.css'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const frameButton = style({
  ...calmly('background-color'),
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: vars.control.height,
  blockSize: vars.control.height,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.current },
    '&[data-focus-visible]': focusRing,
  },
})
