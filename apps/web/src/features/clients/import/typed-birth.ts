import { addDays } from '../../../shared/add-days'
import { isRealDate } from '../../../shared/is-real-date'

/** What stands first in a date like 3/4/1985. */
export type DateOrder = 'month' | 'day'

/** The dates that a cell can mean, `YYYY-MM-DD`, null where it means none in that order. */
export interface BirthReadings extends Readonly<Record<DateOrder, string | null>> {
  /** Whether dots stand in it, which are written where the day comes first. */
  hasDots: boolean
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
/** A time after a date: ` 00:00:00`, `T00:00:00.000Z`, ` 12:00 AM`. */
const TIME =
  /(?<=\d)(?:T|,?\s+)(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?m\.?)?)\s*(Z|[+-]\d\d:?\d\d)?$/i
const MIDNIGHT = /^[0:.]+$/
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[.,]?\s+/i

const YEAR_FIRST = /^(\d{4})([-/.\s])\s*(\d{1,2})\2\s*(\d{1,2})\.?$/
const YEAR_FIRST_TOGETHER = /^(\d{4})(\d\d)(\d\d)$/
const YEAR_LAST = /^(\d{1,2})([-/.\s])\s*(\d{1,2})\2\s*(\d{4}|\d\d)$/
const YEAR_LAST_TOGETHER = /^(\d\d)()(\d\d)(\d{4})$/
const DAY_THEN_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[-/.\s]*([a-z]{3,9})[-/.,\s]*(\d{4}|\d\d)$/i
const NAME_THEN_DAY = /^([a-z]{3,9})[-/.\s]*(\d{1,2})(?:st|nd|rd|th)?[-/.,\s]+(\d{4}|\d\d)$/i
const YEAR_THEN_NAME = /^(\d{4})[-/.\s]*([a-z]{3,9})[-/.\s]*(\d{1,2})$/i
/** How many days after the last one of 1899 it is, as spreadsheets store it. Of fewer digits it may be a year. */
const SERIAL = /^(\d{5})(?:\.\d+)?$/

/** Reads a date of birth as people and spreadsheets write it; a year of two digits is the latest one up to `today`. */
export function birthReadings(typed: string, today: string): BirthReadings {
  const text = withoutTime(
    typed
      .normalize('NFKC')
      .replace(/[\u200E\u200F]/g, '')
      .trim(),
  )
  const [, first, between, second, end] = YEAR_LAST.exec(text) ?? YEAR_LAST_TOGETHER.exec(text) ?? []
  const sure = sureReading(text, today)
  const readAs = (month: string | undefined, day: string | undefined) =>
    sure ?? dateOf(end, Number(month), Number(day), today)
  return { month: readAs(first, second), day: readAs(second, first), hasDots: between === '.' }
}

/** The one date that a text means which says what is its year and what its month. */
function sureReading(text: string, today: string): string | null {
  const plain = text.replace(WEEKDAY, '')
  const numbers = YEAR_FIRST.exec(plain)
  if (numbers) return dateOf(numbers[1], Number(numbers[3]), Number(numbers[4]), today)
  const together = YEAR_FIRST_TOGETHER.exec(plain)
  if (together) return dateOf(together[1], Number(together[2]), Number(together[3]), today)
  const dayFirst = DAY_THEN_NAME.exec(plain)
  if (dayFirst) return dateOf(dayFirst[3], monthOf(dayFirst[2]), Number(dayFirst[1]), today)
  const nameFirst = NAME_THEN_DAY.exec(plain)
  if (nameFirst) return dateOf(nameFirst[3], monthOf(nameFirst[1]), Number(nameFirst[2]), today)
  const yearFirst = YEAR_THEN_NAME.exec(plain)
  if (yearFirst) return dateOf(yearFirst[1], monthOf(yearFirst[2]), Number(yearFirst[3]), today)
  const [, days] = SERIAL.exec(plain) ?? []
  return days === undefined ? null : upTo(today, addDays('1899-12-30', Number(days)))
}

/** A time in another zone than the place's may stand on the day before or after: only a midnight is sure then. */
function withoutTime(text: string): string {
  const [found, time, zone] = TIME.exec(text) ?? []
  if (found === undefined || (zone !== undefined && !MIDNIGHT.test(time ?? ''))) return text
  return text.slice(0, -found.length)
}

/** Counted from 1; 0 for what is no month's name or beginning. */
const monthOf = (word = ''): number => MONTHS.findIndex((month) => month.startsWith(word.toLowerCase())) + 1

function dateOf(year: string | undefined, month: number, day: number, today: string): string | null {
  if (year === undefined) return null
  const rest = `-${twoDigits(month)}-${twoDigits(day)}`
  const date = year.length === 4 ? `${year}${rest}` : latestOf(`${year}${rest}`, today)
  return isRealDate(date) ? date : null
}

/** `26-11-17` in the latest century in which it isn't to come. */
function latestOf(date: string, today: string): string {
  const century = Number(today.slice(0, 2))
  const inThis = `${century}${date}`
  return inThis > today ? `${century - 1}${date}` : inThis
}

const twoDigits = (count: number): string => String(count).padStart(2, '0')

const upTo = (today: string, date: string): string | null => (date <= today ? date : null)
