import type { CalendarDate } from '@internationalized/date'
import { dateFromText } from '../DateField/calendar-date'

/** The first and the last day of a period, both in it, as `YYYY-MM-DD`. */
export interface DateRange {
  start: string
  end: string
}

/** The range as dates, or nothing when one of them is none. */
export function rangeFromText(range: DateRange | null): { start: CalendarDate; end: CalendarDate } | null {
  const start = dateFromText(range?.start)
  const end = dateFromText(range?.end)
  return start && end ? { start, end } : null
}

export const isSameRange = (one: DateRange | null, other: DateRange): boolean =>
  one?.start === other.start && one.end === other.end
