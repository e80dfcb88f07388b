import { parseDate } from '@internationalized/date'

/** The latest day, today or before, that is this day of a month; each month has the days until 28. */
export function latestStatementDay(today: string, dayOfMonth: number): string {
  const now = parseDate(today)
  const inThisMonth = now.set({ day: dayOfMonth })
  return (now.day >= dayOfMonth ? inThisMonth : inThisMonth.subtract({ months: 1 })).toString()
}
