import type { AnalyticsType } from '@oaklet/api/contract'

/** The names of each kind of analytics, on its tab and as the page title. */
export const TYPE_WORDS = {
  practice: { tab: 'Practice', title: 'Practice analytics' },
  clinical: { tab: 'Clinical', title: 'Clinical outcomes' },
  financial: { tab: 'Financial', title: 'Financial analytics' },
  operational: { tab: 'Operational', title: 'Operational metrics' },
} as const satisfies Record<AnalyticsType, { tab: string; title: string }>
