import { breakpoints, controlSize } from '@oaklet/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

/** Figures of a range that is no longer asked for are seen to be old. */
export const results = styleVariants({ current: {}, old: { opacity: 0.7 } })

/** The room of the button that comes a moment later. */
export const exportPlace = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: controlSize.comfortable,
  minInlineSize: '7.5rem',
  '@media': { [`(min-width: ${breakpoints.tablet}px)`]: { justifyContent: 'flex-end' } },
})

/** The room of the two dates, whose field comes a moment later. */
export const datesPlace = style({ inlineSize: 'min(18rem, 100%)', minBlockSize: controlSize.compact })
