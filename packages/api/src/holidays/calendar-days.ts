const DAY_MS = 86_400_000

/** A calendar date taken apart; `month` is 1 to 12. */
export interface DateParts {
  year: number
  month: number
  day: number
}

/** Days since 1970-01-01, which makes dates numbers to count with. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS

/** The date `YYYY-MM-DD` of a {@link dayNumber}. */
export const dateOfDayNumber = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Takes a date `YYYY-MM-DD` apart. */
export function datePartsOf(date: string): DateParts {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

/** The date's weekday as its place in `WEEKDAYS`: 0 is Monday. */
export const weekdayOf = (date: string): number => (((dayNumber(date) + 3) % 7) + 7) % 7

/** The number of days in a month of a year. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** `YYYY-MM-DD`. */
export const isoDate = ({ year, month, day }: DateParts): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The `nth` (1 to 5) such weekday of a month, 0 being Monday; a fifth that the month hasn't is its last. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = 1 + ((weekday - weekdayOf(isoDate({ year, month, day: 1 })) + 7) % 7)
  const day = first + (nth - 1) * 7
  return isoDate({ year, month, day: day > daysInMonth(year, month) ? day - 7 : day })
}

/** Whether a week later it is another month. */
export function isLastSuchWeekday(date: string): boolean {
  const { year, month, day } = datePartsOf(date)
  return day + 7 > daysInMonth(year, month)
}
