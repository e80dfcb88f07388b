import type { HolidayPlace, PublicHoliday, RecurringType } from '@oaklet/api/contract'
import {
  compareNames,
  dateOfDayNumber,
  dayNumber,
  isLastSuchWeekday,
  nextOccurrence,
} from '@oaklet/api/contract'
import Holidays, { type HolidaysTypes } from 'date-holidays'

/** Whose holidays; the region's code is without the country's. */
interface Place {
  country: string
  region?: string | undefined
}

/** The library's words for a day off in the place of one that falls on a weekend. */
const SUBSTITUTE = '(substitute day)'
const LANGUAGES = ['en-US', 'en']
const HALF_A_DAY_MS = 12 * 60 * 60 * 1000
/** So many years after the one that is asked for have to agree before a holiday is said to come again. */
const YEARS_AHEAD = 6

/** The countries whose holidays are known, by name. */
export const holidayCountries = (): HolidayPlace[] => places(new Holidays().getCountries('en'))

/** The regions of a country that have holidays of their own, by name. */
export const holidayRegions = (country: string): HolidayPlace[] =>
  places(new Holidays().getStates(country, 'en'))

/** The days of a year on which a whole country has a public holiday, substitute days included. */
export const publicHolidayDays = (country: string, year: number): string[] =>
  new Holidays(country, '', { types: ['public'] }).getHolidays(year).map(({ date }) => date.slice(0, 10))

/** Returns the public holidays of a year by date, before it is known which of them the practice has. */
export function publicHolidays({ country, region }: Place, year: number): Omit<PublicHoliday, 'knownAs'>[] {
  const calendar = new Holidays(country, region ?? '', { languages: LANGUAGES, types: ['public'] })
  const inYear = (one: number) => calendar.getHolidays(one)
  const later = Array.from({ length: YEARS_AHEAD }, (_, index) => inYear(year + 1 + index))
  return inYear(year).map((holiday) => {
    const { first, last } = daysOf(holiday)
    return {
      name: holiday.name.replace(SUBSTITUTE, '(observed)'),
      date: first,
      ...(last > first && { endDate: last }),
      recurringType: recurringTypeOf(holiday, later),
    }
  })
}

/** The kind of recurrence by which a holiday falls on the days that the calendar has for it in later years. */
function recurringTypeOf(
  holiday: HolidaysTypes.Holiday,
  later: readonly HolidaysTypes.Holiday[][],
): RecurringType {
  if (isSubstitute(holiday)) return 'none'
  const { first: date, last: endDate } = daysOf(holiday)
  const next = later.map((year) =>
    year.find((one) => one.rule === holiday.rule && one.name === holiday.name && !isSubstitute(one)),
  )
  const agrees = (recurringType: RecurringType) =>
    next.every((one) => {
      if (one === undefined) return false
      const { first } = daysOf(one)
      const rule = { date, endDate, recurring: true, recurringType }
      return nextOccurrence(rule, `${first.slice(0, 4)}-01-01`)?.first === first
    })
  return kindsFor(date).find(agrees) ?? 'none'
}

/** The last weekday before the nth, which a fifth one is too. */
const kindsFor = (date: string): RecurringType[] => [
  'yearly_date',
  ...(isLastSuchWeekday(date) ? (['yearly_last_weekday'] as const) : []),
  'yearly_weekday',
]

const isSubstitute = (holiday: HolidaysTypes.Holiday): boolean => holiday.substitute === true

/** The days by the place's own clock; one that begins at sunset is of the day after. */
function daysOf({ date, start, end }: HolidaysTypes.Holiday): { first: string; last: string } {
  const begins = Date.parse(`${date.slice(0, 10)}T${date.slice(11, 19)}Z`)
  const lasts = end.getTime() - start.getTime()
  const first = dayNumber(new Date(begins + HALF_A_DAY_MS).toISOString().slice(0, 10))
  const last = dayNumber(new Date(begins + lasts - HALF_A_DAY_MS).toISOString().slice(0, 10))
  return { first: dateOfDayNumber(first), last: dateOfDayNumber(Math.max(first, last)) }
}

const places = (names: Record<string, string> = {}): HolidayPlace[] =>
  Object.entries(names)
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => compareNames(one.name, other.name))
