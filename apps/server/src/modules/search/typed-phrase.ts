import { parseDate } from '@internationalized/date'
import { addDays, daysBetween } from '../../calendar-day'
import type { TypedPhrase } from '../../record-kind'
import { typedPhone } from '../clients'

const INVOICE = /^(?:invoice|inv)?[\s.-]*#?\s*(\d{1,9})$/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const DAYS_FROM_TODAY: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 }

/** Reads what was typed. `today` is the practice's date. */
export function readPhrase(typed: string, today: string): TypedPhrase {
  const text = typed.trim()
  return { text, contact: contactOf(text), invoiceDigits: invoiceDigitsOf(text), day: dayOf(text, today) }
}

const contactOf = (text: string): string | null =>
  text.includes('@') ? text.toLowerCase() : typedPhone(text)

/** Without noughts in front, which no number has. */
function invoiceDigitsOf(text: string): string | null {
  const digits = INVOICE.exec(text)?.[1]?.replace(/^0+/, '') ?? ''
  return digits === '' ? null : digits
}

function dayOf(text: string, today: string): string | null {
  const words = text.toLowerCase().replace(/,/g, ' ').trim().split(/\s+/)
  const [first = '', second = '', year] = words
  if (words.length === 1) return dayNamed(first, today) ?? dayInFigures(first, today)
  if (words.length > 3) return null
  const month = MONTHS.findIndex((name) => first.startsWith(name)) + 1
  const number = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(second)?.[1]
  return month === 0 || number === undefined ? null : nearest(month, Number(number), year, today)
}

function dayNamed(word: string, today: string): string | null {
  const distance = DAYS_FROM_TODAY[word]
  if (distance !== undefined) return addDays(today, distance)
  const weekday = word.length < 3 ? -1 : WEEKDAYS.findIndex((name) => name.startsWith(word))
  // 1970-01-05 was a Monday.
  const ahead = (weekday - (daysBetween('1970-01-05', today) % 7) + 7) % 7
  return weekday < 0 ? null : addDays(today, ahead)
}

function dayInFigures(word: string, today: string): string | null {
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(word) ? real(word) : null
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(word) ?? []
  return iso ?? (month === undefined ? null : nearest(Number(month), Number(day), year, today))
}

/** The day in the given year, or in the year that brings it nearest to today. */
function nearest(month: number, day: number, year: string | undefined, today: string): string | null {
  const thisYear = Number(today.slice(0, 4))
  const years = year === undefined ? [thisYear, thisYear + 1, thisYear - 1] : [Number(year)]
  const days = years.flatMap((one) => real(`${one}-${two(month)}-${two(day)}`) ?? [])
  const distance = (one: string) => Math.abs(daysBetween(today, one))
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

const two = (number: number): string => String(number).padStart(2, '0')

function real(day: string): string | null {
  try {
    return parseDate(day).toString() === day ? day : null
  } catch {
    return null
  }
}
