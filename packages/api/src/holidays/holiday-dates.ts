import {
  dateOfDayNumber,
  datePartsOf,
  dayNumber,
  daysInMonth,
  isoDate,
  nthWeekday,
  weekdayOf,
} from './calendar-days'
import type { Holiday, RecurringType } from './holiday'

/** When a holiday is, without what it is called. */
export type HolidayRule = Pick<Holiday, 'date' | 'endDate' | 'recurring' | 'recurringType'>

/** Dates from `startDate` to `endDate`, both included; an absent one leaves that side open. */
export interface DateRange {
  startDate?: string | undefined
  endDate?: string | undefined
}

/** What comes every year comes within so many days. */
const DAYS_TO_NEXT = 372
const FIRST_DATE = '0001-01-01'
const LAST_DATE = '9999-12-31'

/** How the holiday comes again, or null when it doesn't (spec §4: 'none' shows as no recurrence). */
export const recurrenceOf = ({
  recurring,
  recurringType,
}: Pick<HolidayRule, 'recurring' | 'recurringType'>): Exclude<RecurringType, 'none'> | null =>
  recurring && recurringType !== 'none' ? recurringType : null

/** Whether any day of the holiday falls into the range. */
export function fallsInto(
  rule: HolidayRule,
  { startDate = FIRST_DATE, endDate = LAST_DATE }: DateRange,
): boolean {
  for (const { first, last } of occurrences(rule, startDate, endDate)) {
    if (first <= endDate && last >= startDate) return true
  }
  return false
}

/** Every day of the holiday in the range `from` to `to`, both included, in order. */
export function holidayDates(rule: HolidayRule, from: string, to: string): string[] {
  const dates = new Set<string>()
  for (const { first, last } of occurrences(rule, from, to)) {
    const end = Math.min(dayNumber(last), dayNumber(to))
    for (let day = Math.max(dayNumber(first), dayNumber(from)); day <= end; day += 1) {
      dates.add(dateOfDayNumber(day))
    }
  }
  return [...dates]
}

/** One time that a holiday comes: its first and its last day, which may be the same. */
export interface HolidayOccurrence {
  first: string
  last: string
}

/** The occurrence that goes on at `from` or is the first after it; null when none is to come. */
export function nextOccurrence(rule: HolidayRule, from: string): HolidayOccurrence | null {
  const yearLater = dateOfDayNumber(dayNumber(from) + DAYS_TO_NEXT)
  const until = rule.date > yearLater ? rule.date : yearLater
  for (const occurrence of occurrences(rule, from, until)) {
    if (occurrence.last >= from) return occurrence
  }
  return null
}

/** The occurrences that may touch the range, in order; one that began the year before may reach into it. */
function* occurrences(rule: HolidayRule, from: string, to: string): Generator<HolidayOccurrence> {
  const { date, endDate = date } = rule
  const recurrence = recurrenceOf(rule)
  if (recurrence === null) {
    yield { first: date, last: endDate }
    return
  }
  const length = dayNumber(endDate) - dayNumber(date)
  const since = datePartsOf(date).year
  const until = datePartsOf(to).year
  for (let year = Math.max(since, datePartsOf(from).year - 1); year <= until; year += 1) {
    const first = inYear(date, recurrence, year)
    yield { first, last: dateOfDayNumber(dayNumber(first) + length) }
  }
}

/** The first day of the occurrence in `year`; February 29 is the 28th in a year without it. */
function inYear(date: string, recurrence: Exclude<RecurringType, 'none'>, year: number): string {
  const { month, day } = datePartsOf(date)
  if (recurrence === 'yearly_date')
    return isoDate({ year, month, day: Math.min(day, daysInMonth(year, month)) })
  const nth = recurrence === 'yearly_last_weekday' ? 5 : Math.ceil(day / 7)
  return nthWeekday(year, month, weekdayOf(date), nth)
}
