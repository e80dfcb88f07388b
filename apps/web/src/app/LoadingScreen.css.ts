import { style } from '@vanilla-extract/css'

/** The words begin at the same place in the font that stands in for the one that is still on its way. */
export const center = style({
  display: 'grid',
  gridTemplateColumns: '9rem',
  placeContent: 'center',
  minBlockSize: '100dvh',
  whiteSpace: 'nowrap',
})
