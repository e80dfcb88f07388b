import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** Apart from each other, unlike the segments of which one is always on. */
export const toggleButtonGroup = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  maxInlineSize: '100%',
})
