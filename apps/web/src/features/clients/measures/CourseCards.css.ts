import { space } from '@oaklet/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

/** Questionnaires beside one another, where there is room. */
export const courses = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: space.xl,
})

const course = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: space.xl,
})

/** A score of three lines and one of four leave the charts of a row level. */
export const courseOf = styleVariants({
  charts: [course, { gridRow: 'span 2' }],
  scores: [course, { gridRow: 'span 1' }],
})
