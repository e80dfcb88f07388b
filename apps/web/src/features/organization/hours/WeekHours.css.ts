import { roles, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

/** Set apart from the day before by a line. */
export const row = style({
  paddingBlock: space.m,
  borderBlockStart: `1px solid ${roles.line}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
})

/** The line of a day, its button at the end. */
export const line = style({ display: 'flex', alignItems: 'center', gap: space.m })

/** The name of the day beside its hours, and above them where there is no room. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.l,
  rowGap: space.xs,
  flex: 1,
  minInlineSize: 0,
})
export const dayName = style({ flex: '0 0 6.5rem' })
export const dayHours = style({ flex: '1 1 9rem', minInlineSize: 0 })
