import { breakpoints, radius, roles, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** One service: its words above, its numbers below. */
export const estimateLine = style({
  display: 'grid',
  gap: space.m,
  padding: space.l,
  border: `1px solid ${roles.line}`,
  borderRadius: radius.control,
})

const columns = (template: string) => ({
  display: 'grid',
  gap: space.m,
  alignItems: 'start',
  '@media': { [`(min-width: ${breakpoints.tablet}px)`]: { gridTemplateColumns: template } },
})

/** The code and what it means. */
export const words = style(columns('7rem 1fr'))

/** How many for which fee, and what they come to. */
export const numbers = style(columns('7rem 9rem 1fr'))

/** What the service comes to and the way to take it off, level with the fields. */
export const amount = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s,
  '@media': {
    [`(min-width: ${breakpoints.tablet}px)`]: { paddingBlockStart: '1.875rem' },
  },
})
