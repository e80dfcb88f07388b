import { controlSize } from './size'
import { space } from './space'
import { fontSize } from './type'

export const DENSITIES = ['comfortable', 'compact'] as const
export type DensityName = (typeof DENSITIES)[number]

/** What changes with the density: controls, their text, and the text around them. Space stays, so that lines still part. */
export const density = {
  comfortable: {
    controlHeight: controlSize.comfortable,
    controlHeightSmall: '2.25rem',
    controlPadding: space.s,
    rowHeight: '3.375rem',
    bodyText: fontSize.body,
    reason: 'The one that everybody gets: 16 px text, 44 px controls.',
  },
  compact: {
    controlHeight: controlSize.compact,
    controlHeightSmall: '2rem',
    controlPadding: space.xs,
    rowHeight: '2.75rem',
    bodyText: fontSize.compact,
    reason: 'More rows on a screen, for those who choose it: 15 px text, 36 px controls.',
  },
} as const satisfies Record<DensityName, Record<string, string>>
