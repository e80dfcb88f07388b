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

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
/** `Oct 19`. */
export const monthDay = (date: string): string => shortDate.format(new Date(date))

/** `Oct 19 – 25`, or `Oct 26 – Nov 1`. */
export function daysWords({ start, end }: DateSpan): string {
  if (start === end) return monthDay(start)
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7)
  return `${monthDay(start)} – ${isOneMonth ? String(Number(end.slice(8))) : monthDay(end)}`
}

/** `Oct 19 – Nov 17, 2026`. */
export function spanWords(span: DateSpan): string {
  const [first, last] = [span.start.slice(0, 4), span.end.slice(0, 4)]
  if (first === last) return `${daysWords(span)}, ${last}`
  return `${monthDay(span.start)}, ${first} – ${monthDay(span.end)}, ${last}`
}

const LONGER = ['last-30-days', 'last-90-days', 'last-year'] as const

/** Returns the next longer range, to offer when this one is empty. */
export const longerRange = (range: DateSpan, today: string): (typeof LONGER)[number] | undefined =>
  LONGER.find((dateRange) => daysIn(resolveDateRange({ dateRange }, today).range) > daysIn(range))
