import { breakpoints, radius, roles, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** What is allowed for one service: side by side where there is room. */
export const feeLine = style({
  display: 'grid',
  gap: space.m,
  padding: space.m,
  alignItems: 'start',
  border: `1px solid ${roles.line}`,
  borderRadius: radius.control,
  '@media': {
    [`(min-width: ${breakpoints.tablet}px)`]: { gridTemplateColumns: '7rem 10rem 1fr 9rem auto' },
  },
})

/** The way to take it off, level with the fields. */
export const takeOff = style({
  '@media': {
    [`(min-width: ${breakpoints.tablet}px)`]: { paddingBlockStart: '1.875rem' },
  },
})
