import type { DateRangeName, DateSpan } from '@oaklet/api/contract'
import { daysIn, resolveDateRange } from '@oaklet/api/contract'

/** The label of each range. */
export const RANGE_WORDS: Readonly<Record<DateRangeName, string>> = {
  'last-7-days': 'Last 7 days',
  'last-30-days': 'Last 30 days',
  'last-90-days': 'Last 90 days',
  'month-to-date': 'This month so far',
  'quarter-to-date': 'This quarter so far',
  'year-to-date': 'This year so far',
  'last-year': 'Last year',
  custom: 'Dates you choose',
}

const LONGER = ['last-30-days', 'last-90-days', 'last-year'] as const

/** Returns the next longer range, to offer when this one is empty. */
export const longerRange = (range: DateSpan, today: string): (typeof LONGER)[number] | undefined =>
  LONGER.find((dateRange) => daysIn(resolveDateRange({ dateRange }, today).range) > daysIn(range))
