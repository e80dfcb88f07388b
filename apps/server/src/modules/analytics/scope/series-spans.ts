import { daysIn, type DateSpan, type SeriesStep } from '@oaklet/api/contract'
import { addDays } from '../../../calendar-day'
import type { DateSpans } from './date-spans'

const MOST_DAYS = 31
const MOST_DAYS_IN_WEEKS = 183

/** Chooses the step of a series by the length of the range, so that a chart has a readable number of points. */
export function stepOf(range: DateSpan, finest: 'day' | 'week'): SeriesStep {
  const days = daysIn(range)
  if (days > MOST_DAYS_IN_WEEKS) return 'month'
  return days > MOST_DAYS ? 'week' : finest
}

/** Splits a range into days, weeks from its first day, or calendar months; the last part may be shorter. */
export function seriesSpans(range: DateSpan, step: SeriesStep): DateSpans {
  const first = partFrom(range.start, range.end, step)
  const spans: [DateSpan, ...DateSpan[]] = [first]
  for (let last = first; last.end < range.end; spans.push(last)) {
    last = partFrom(addDays(last.end, 1), range.end, step)
  }
  return spans
}

function partFrom(start: string, limit: string, step: SeriesStep): DateSpan {
  const end = lastDayOf(start, step)
  return { start, end: end < limit ? end : limit }
}

function lastDayOf(start: string, step: SeriesStep): string {
  switch (step) {
    case 'day':
      return start
    case 'week':
      return addDays(start, 6)
    case 'month':
      return addDays(`${addDays(`${start.slice(0, 8)}28`, 4).slice(0, 8)}01`, -1)
  }
}
