import { addDays, daysBetween } from '../../calendar-day'
import type { TypedPhrase } from '../../record-kind'
import { typedBirth, typedDay } from '../../typed-date'
import { typedPhone } from '../clients'
import { typedInvoiceNumber } from '../invoices'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const DAYS_FROM_TODAY: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 }

/** Reads what was typed. `today` is the practice's date. */
export function readPhrase(typed: string, today: string): TypedPhrase {
  const text = typed.trim()
  const birth = typedBirth(text, today)
  return {
    text,
    // A date may be written like a phone.
    contact: birth === null ? contactOf(text) : null,
    invoiceDigits: typedInvoiceNumber(text),
    day: dayOf(text, today),
    birth,
  }
}

const contactOf = (text: string): string | null =>
  text.includes('@') ? text.toLowerCase() : typedPhone(text)

/** The day of a week, or a date in figures or words. */
function dayOf(text: string, today: string): string | null {
  const word = text.toLowerCase()
  const distance = DAYS_FROM_TODAY[word]
  if (distance !== undefined) return addDays(today, distance)
  const weekday = word.length < 3 ? -1 : WEEKDAYS.findIndex((name) => name.startsWith(word))
  if (weekday < 0) return typedDay(text, today)
  // 1970-01-05 was a Monday.
  return addDays(today, (weekday - (daysBetween('1970-01-05', today) % 7) + 7) % 7)
}
