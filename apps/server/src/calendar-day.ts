import { fromDate, parseDate, toCalendarDate, toZoned } from '@internationalized/date'

/** A practice's own date `YYYY-MM-DD` at a moment, and how it counts time and money. */
export interface PracticeToday {
  today: string
  timeZone: string
  currency: string
}

/** The date `YYYY-MM-DD` that `instant` falls on in `timeZone`. */
export const dayOf = (instant: Date, timeZone: string): string =>
  toCalendarDate(fromDate(instant, timeZone)).toString()

/** The first instant of `day` in `timeZone`, and the first one after it. */
export function dayBounds(day: string, timeZone: string): { from: Date; to: Date } {
  const date = parseDate(day)
  return {
    from: toZoned(date, timeZone).toDate(),
    to: toZoned(date.add({ days: 1 }), timeZone).toDate(),
  }
}

/** `day` moved by `days`, which may be negative. */
export const addDays = (day: string, days: number): string => parseDate(day).add({ days }).toString()

/** The days of the calendar month of `today`, as far as they have come. */
export const monthSoFar = (today: string): { from: string; to: string } => ({
  from: `${today.slice(0, 8)}01`,
  to: today,
})

/** How many days `later` is after `earlier`; negative when it is before. */
export const daysBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / 86_400_000)
