import { getWeeksInMonth, parseDate, startOfWeek, type DayOfWeek } from '@internationalized/date'

const DAYS_IN_WEEK = 7

/** The weeks that hold a month (`YYYY-MM`), whole: the days before and after it are the neighbours'. */
export function weeksOfMonth(month: string, locale: string, weekStartsOn?: DayOfWeek): string[][] {
  const first = parseDate(`${month}-01`)
  const start = startOfWeek(first, locale, weekStartsOn)
  return Array.from({ length: getWeeksInMonth(first, locale, weekStartsOn) }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_, day) =>
      start.add({ days: week * DAYS_IN_WEEK + day }).toString(),
    ),
  )
}

/** The month of a date: `2026-11` of `2026-11-16`. */
export const monthOf = (date: string): string => date.slice(0, 'YYYY-MM'.length)

/** The same day of another month, or that month's last where it has no such day. */
export function sameDayIn(month: string, date: string): string {
  const first = parseDate(`${month}-01`)
  return first.set({ day: Number(date.slice(-2)) }).toString()
}
