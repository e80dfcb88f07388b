import { focusRing } from '../../../theme/focus-ring.css'
import { style } from '../../../theme/component-style'
import { vars } from '../../../theme/vars.css'

/** The target is as large as any control; the square stands in its middle. */
export const tableBox = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.height,
  blockSize: vars.control.height,
  borderRadius: vars.radius.small,
  outline: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px' } },
})
