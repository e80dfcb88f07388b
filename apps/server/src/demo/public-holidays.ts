import { isoDate, nthWeekday, type RecurringType } from '@oaklet/api/contract'

/** A public holiday of the United States in one year, and how it comes again. */
export interface PublicHoliday {
  name: string
  date: string
  recurringType: RecurringType
}

const [MONDAY, THURSDAY] = [0, 3]
/** A fifth Monday that the month hasn't is its last. */
const LAST = 5

/** The public holidays of a year, by date. */
export function publicHolidays(year: number): PublicHoliday[] {
  const onDate = (name: string, month: number, day: number): PublicHoliday => ({
    name,
    date: isoDate({ year, month, day }),
    recurringType: 'yearly_date',
  })
  const onWeekday = (name: string, month: number, weekday: number, nth: number): PublicHoliday => ({
    name,
    date: nthWeekday(year, month, weekday, nth),
    recurringType: nth === LAST ? 'yearly_last_weekday' : 'yearly_weekday',
  })
  return [
    onDate('New Year’s Day', 1, 1),
    onWeekday('Martin Luther King Jr. Day', 1, MONDAY, 3),
    onWeekday('Presidents’ Day', 2, MONDAY, 3),
    onWeekday('Memorial Day', 5, MONDAY, LAST),
    onDate('Juneteenth', 6, 19),
    onDate('Independence Day', 7, 4),
    onWeekday('Labor Day', 9, MONDAY, 1),
    onWeekday('Columbus Day', 10, MONDAY, 2),
    onDate('Veterans Day', 11, 11),
    onWeekday('Thanksgiving Day', 11, THURSDAY, 4),
    onDate('Christmas Day', 12, 25),
  ]
}
