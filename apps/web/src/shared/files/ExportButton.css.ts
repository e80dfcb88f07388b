import { breakpoints, controlSize } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Reserves space for the button, which loads lazily. */
export const exportPlace = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: controlSize.comfortable,
  minInlineSize: '7.5rem',
  '@media': { [`(min-width: ${breakpoints.tablet}px)`]: { justifyContent: 'flex-end' } },
})
