import { breakpoints, controlSize } from '@oaklet/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

/** Dims figures of a range that is no longer selected. */
export const results = styleVariants({ current: {}, old: { opacity: 0.7 } })

/** Reserves space for the export button, which loads lazily. */
export const exportPlace = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: controlSize.comfortable,
  minInlineSize: '7.5rem',
  '@media': { [`(min-width: ${breakpoints.tablet}px)`]: { justifyContent: 'flex-end' } },
})
