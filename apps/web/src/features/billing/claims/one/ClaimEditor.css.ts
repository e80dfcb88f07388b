import { space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

const WIDE = '(min-width: 80rem)'

/** The form, and on a wide screen what stands in its way beside it; else that stands above, where it is read first too. */
export const besides = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
})

/** It stays in view while the form is scrolled, below the bar at the top. */
export const aside = style({
  '@media': { [WIDE]: { gridColumn: 2, gridRow: 1, position: 'sticky', insetBlockStart: '5rem' } },
})

export const main = style({ minInlineSize: 0, '@media': { [WIDE]: { gridColumn: 1, gridRow: 1 } } })

/** Nothing stands in the way of a form that can’t be saved any more, which has the whole width then. */
export const alone = style({ display: 'grid', gap: space.xl, gridTemplateColumns: 'minmax(0, 1fr)' })
