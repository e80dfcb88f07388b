import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** The target is as large as any control; the square stands in its middle. */
export const selectionBox = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.height,
  blockSize: vars.control.height,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
})
