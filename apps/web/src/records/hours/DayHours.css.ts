import { space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Two times beside each other, and one below the other only where text is very large. */
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  columnGap: space.l,
  rowGap: space.l,
  maxInlineSize: '22rem',
})
