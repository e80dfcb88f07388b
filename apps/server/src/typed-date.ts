import { parseDate } from '@internationalized/date'
import { daysBetween } from './calendar-day'

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

/** A date as typed; the year may have two digits, or be missing. */
interface DateParts {
  year: string | undefined
  month: number
  day: number
}

/** Reads the day that was typed: in its year, or else in the year that brings it nearest to `today`. */
export function typedDay(text: string, today: string): string | null {
  const parts = partsOf(text)
  if (parts === null) return null
  const thisYear = Number(today.slice(0, 4))
  const { year } = parts
  const years = year === undefined ? [thisYear, thisYear + 1, thisYear - 1] : [inCentury(year, thisYear)]
  const distance = (one: string) => Math.abs(daysBetween(today, one))
  const days = years.flatMap((one) => real(one, parts) ?? [])
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** Reads the date of birth that was typed, which has a year; of two digits, the latest before tomorrow. */
export function typedBirth(text: string, today: string): string | null {
  const parts = partsOf(text)
  if (parts?.year === undefined) return null
  const year = inCentury(parts.year, Number(today.slice(0, 4)))
  const birth = real(year, parts)
  return birth !== null && birth > today && parts.year.length === 2 ? real(year - 100, parts) : birth
}

const inCentury = (year: string, thisYear: number): number =>
  year.length === 2 ? Math.floor(thisYear / 100) * 100 + Number(year) : Number(year)

function partsOf(text: string): DateParts | null {
  const words = text.toLowerCase().replace(/,/g, ' ').trim().split(/\s+/)
  return words.length === 1 ? inFigures(words[0] ?? '') : inWords(words)
}

/** Month first, unless it can only be the day. */
function inFigures(word: string): DateParts | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(word) ?? []
  if (year !== undefined) return { year, month: Number(month), day: Number(day) }
  const parts = /^(\d{1,2})(?:\/(\d{1,2})|([-/.])(\d{1,2})\3(\d{4}|\d{2}))$/.exec(word)
  if (parts === null) return null
  const [first, second] = [Number(parts[1]), Number(parts[2] ?? parts[4])]
  const [monthTyped, dayTyped] = first > MONTHS.length ? [second, first] : [first, second]
  return { year: parts[5], month: monthTyped, day: dayTyped }
}

function inWords([first = '', second = '', year, ...rest]: readonly string[]): DateParts | null {
  if (rest.length > 0 || !(year === undefined || /^(\d{4}|\d{2})$/.test(year))) return null
  const [monthTyped, dayTyped] = /^\d/.test(first) ? [second, first] : [first, second]
  const month = monthNamed(monthTyped)
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(dayTyped)?.[1]
  return month === null || day === undefined ? null : { year, month, day: Number(day) }
}

const LETTERS_OF_A_MONTH = 3

function monthNamed(typed: string): number | null {
  const word = typed.replace(/\.$/, '')
  const index = word.length < LETTERS_OF_A_MONTH ? -1 : MONTHS.findIndex((name) => name.startsWith(word))
  return index < 0 ? null : index + 1
}

function real(year: number, { month, day }: DateParts): string | null {
  const text = [String(year).padStart(4, '0'), two(month), two(day)].join('-')
  try {
    return parseDate(text).toString() === text ? text : null
  } catch {
    return null
  }
}

const two = (number: number): string => String(number).padStart(2, '0')
