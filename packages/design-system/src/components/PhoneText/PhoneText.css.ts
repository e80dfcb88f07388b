import { style } from '../../theme/component-style'

/** One piece, whatever runs around it. */
export const phoneText = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
})
