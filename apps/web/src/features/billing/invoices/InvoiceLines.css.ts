import { breakpoints, radius, roles, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** One line of the invoice: its words above, its numbers below. */
export const invoiceLine = style({
  display: 'grid',
  gap: space.m,
  padding: space.l,
  border: `1px solid ${roles.line}`,
  borderRadius: radius.control,
})

/** Quantity and price side by side, and what they come to. */
export const amounts = style({
  display: 'grid',
  gap: space.m,
  alignItems: 'start',
  '@media': {
    [`(min-width: ${breakpoints.tablet}px)`]: { gridTemplateColumns: '7rem 9rem 1fr' },
  },
})

/** The line's amount and the way to take it off, level with the fields. */
export const amount = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s,
  '@media': {
    [`(min-width: ${breakpoints.tablet}px)`]: { paddingBlockStart: '1.875rem' },
  },
})
