import type { AnalyticsType, SeriesStep } from '@oaklet/api/contract'

/** The title of the report of each kind. */
export const REPORT_TITLES: Readonly<Record<AnalyticsType, string>> = {
  practice: 'Practice analytics',
  clinical: 'Clinical outcomes',
  financial: 'Financial analytics',
  operational: 'Operational metrics',
}

/** The heading of the points of a series. */
export const STEP_WORDS: Readonly<Record<SeriesStep, string>> = { day: 'Day', week: 'Week', month: 'Month' }
