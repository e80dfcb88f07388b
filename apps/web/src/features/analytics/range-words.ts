import type { DateRangeName, DateSpan } from '@oaklet/api/contract'
import { daysIn, resolveDateRange } from '@oaklet/api/contract'

/** What each range is called where it is chosen. */
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

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const monthDay = (date: string): string => shortDate.format(new Date(date))

/** `Oct 19 – Nov 17, 2026`. */
export function spanWords({ start, end }: DateSpan): string {
  const [first, last] = [start.slice(0, 4), end.slice(0, 4)]
  if (start === end) return `${monthDay(end)}, ${last}`
  return `${monthDay(start)}${first === last ? '' : `, ${first}`} – ${monthDay(end)}, ${last}`
}

const LONGER = ['last-30-days', 'last-90-days', 'last-year'] as const

/** The next range that is longer than this one, for when nothing happened in it. */
export const longerRange = (range: DateSpan, today: string): (typeof LONGER)[number] | undefined =>
  LONGER.find((dateRange) => daysIn(resolveDateRange({ dateRange }, today).range) > daysIn(range))
