import type { DateSpan } from '@oaklet/api/contract'
import { addDays } from '../../../shared/add-days'
import { spanWords } from '../../../shared/dates/span-words'
import { monthBefore } from '../month-before'

/** The ranges to choose from, by their names in the address; the first one is the usual one. */
export const REPORT_RANGES = ['this_month', 'last_month', 'last_3_months', 'this_year', 'custom'] as const
/** One of {@link REPORT_RANGES}. */
export type ReportRange = (typeof REPORT_RANGES)[number]

/** The label of each range. */
export const REPORT_RANGE_WORDS: Readonly<Record<ReportRange, string>> = {
  this_month: 'This month so far',
  last_month: 'Last month',
  last_3_months: 'Last 3 months',
  this_year: 'This year so far',
  custom: 'Dates you choose',
}

/** Returns the days of a range: months that are over are whole, and those of `today` reach until then. */
export function daysOfRange(range: Exclude<ReportRange, 'custom'>, today: string): DateSpan {
  switch (range) {
    case 'this_month':
      return { start: monthBefore(today, 0).from, end: today }
    case 'last_month':
      return { start: monthBefore(today, 1).from, end: monthBefore(today, 1).to }
    case 'last_3_months':
      return { start: monthBefore(today, 3).from, end: monthBefore(today, 1).to }
    case 'this_year':
      return { start: `${today.slice(0, 4)}-01-01`, end: today }
  }
}

const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Says when: `in October 2026` for a month as far as it has come, or `from Oct 19 to Nov 17, 2026`. */
export function whenWords({ start, end }: DateSpan, today: string): string {
  const isMonth =
    start.endsWith('-01') &&
    start.slice(0, 7) === end.slice(0, 7) &&
    (end === today || addDays(end, 1).endsWith('-01'))
  if (isMonth) return `in ${monthOfYear.format(new Date(start))}`
  const days = spanWords({ start, end })
  return start === end ? `on ${days}` : `from ${days.replace(' – ', ' to ')}`
}
