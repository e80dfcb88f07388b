import { breakpoints, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Description, quantity, price and amount side by side; one below the other on a phone. */
export const lineGrid = style({
  display: 'grid',
  gap: space.m,
  alignItems: 'end',
  '@media': {
    [`(min-width: ${breakpoints.tablet}px)`]: {
      gridTemplateColumns: 'minmax(12rem, 1fr) 6.5rem 8.5rem minmax(8rem, auto)',
    },
  },
})
