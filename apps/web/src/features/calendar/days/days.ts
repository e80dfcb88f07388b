import {
  type CalendarDate,
  endOfMonth,
  parseDate,
  startOfMonth,
  startOfWeek,
  toZoned,
} from '@internationalized/date'

/** The days that the calendar shows, in order, as `YYYY-MM-DD`. */
export type Days = readonly string[]

/** Monday to Friday of the week that holds `date`, or Monday to Sunday with `hasWeekend`. */
export function weekDays(date: string, hasWeekend: boolean): Days {
  const monday = startOfWeek(parseDate(date), 'en-US', 'mon')
  return Array.from({ length: hasWeekend ? 7 : 5 }, (_, day) => monday.add({ days: day }).toString())
}

/** The days of the month that holds `date`. */
export function monthDays(date: string): Days {
  const first = startOfMonth(parseDate(date))
  return Array.from({ length: endOfMonth(first).day }, (_, day) => first.add({ days: day }).toString())
}

/** The whole weeks, Monday to Sunday, that hold the month of `date`. */
export const weeksOfMonth = (date: string): Days => [
  ...new Set(monthDays(date).flatMap((day) => weekDays(day, true))),
]

/** What Previous and Next go by. */
type Unit = 'day' | 'week' | 'month' | 'agenda'

/** Where a day, a week or a month further on or back begins to be looked at: today if it holds it, else its first day. */
export function stepFrom(date: string, unit: Unit, step: 1 | -1, today: string): string {
  const from = parseDate(date)
  if (unit === 'day') return from.add({ days: step }).toString()
  const days =
    unit === 'month'
      ? monthDays(startOfMonth(from).add({ months: step }).toString())
      : weekDays(from.add({ weeks: step }).toString(), true)
  return days.includes(today) ? today : (days[0] ?? date)
}

/** The instants from which and before which appointments of these days start, in the practice's zone. */
export function instantsOf(days: Days, timeZone: string): { from: string; to: string } {
  const first = parseDate(days[0] ?? '')
  const last = parseDate(days.at(-1) ?? '')
  return { from: midnight(first, timeZone), to: midnight(last.add({ days: 1 }), timeZone) }
}

const midnight = (date: CalendarDate, timeZone: string): string => toZoned(date, timeZone).toAbsoluteString()

const wholeMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "Thursday, November 26, 2026" */
export const wholeDate = (date: string): string => fullDay.format(parseDate(date).toDate('UTC'))

/** "November 2026" */
export const titleOfMonth = (date: string): string => wholeMonth.format(parseDate(date).toDate('UTC'))

/** "November 16 – 20, 2026", "November 30 – December 4, 2026", or one day in full. */
export function titleOf(days: Days): string {
  const first = parseDate(days[0] ?? '')
  const last = parseDate(days.at(-1) ?? '')
  if (days.length === 1) return wholeDate(first.toString())
  const start = monthDay.format(first.toDate('UTC'))
  const end = first.month === last.month ? String(last.day) : monthDay.format(last.toDate('UTC'))
  const year = first.year === last.year ? '' : `, ${first.year}`
  return `${start}${year} – ${end}, ${last.year}`
}
