import {
  compareNames,
  type Holiday,
  type HolidayInput,
  type HolidayOccurrence,
  nextOccurrence,
  recurrenceOf,
  type RecurringType,
} from '@oaklet/api/contract'
import { formatFullDate, formatMonthDay, formatShortDate } from '../../../shared/format-date'

const NTH = ['first', 'second', 'third', 'fourth', 'fifth'] as const

const weekdayName = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
const monthName = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

/** How a kind of recurrence reads for a date: "Every year on the fourth Thursday of November". */
export function recurringTypeWords(type: RecurringType, date: string | null): string {
  if (type === 'none') return 'Doesn’t come again'
  if (date === null) return UNDATED_WORDS[type]
  if (type === 'yearly_date') return `Every year on ${formatMonthDay(date)}`
  const nth = type === 'yearly_last_weekday' ? 'last' : (NTH[Math.ceil(Number(date.slice(8)) / 7) - 1] ?? '')
  return `Every year on the ${nth} ${weekdayName(date)} of ${monthName(date)}`
}

const UNDATED_WORDS = {
  yearly_date: 'Every year on the same date',
  yearly_weekday: 'Every year on the same weekday of the month',
  yearly_last_weekday: 'Every year on the last such weekday of the month',
} as const

/** How a holiday comes again; 'none' is no recurrence (spec §4). */
export const recurrenceWords = (
  holiday: Pick<HolidayInput, 'date' | 'recurring' | 'recurringType'>,
): string => recurringTypeWords(recurrenceOf(holiday) ?? 'none', holiday.date)

/** `Thu, Nov 26, 2026`, or from one such day to another. */
export function daysWords({ first, last }: HolidayOccurrence): string {
  if (first === last) return withYear(first)
  return first.slice(0, 4) === last.slice(0, 4)
    ? `${formatShortDate(first, first)} to ${withYear(last)}`
    : `${withYear(first)} to ${withYear(last)}`
}

const withYear = (date: string): string => `${formatShortDate(date, date)}, ${date.slice(0, 4)}`

/** When a holiday is next, seen from today. */
export function nextWords(holiday: Holiday, today: string): string {
  const next = nextOccurrence(holiday, today)
  if (next === null) return `Was on ${formatFullDate(holiday.date)}`
  if (next.first <= today) return next.last === today ? 'Today' : `Now, until ${withYear(next.last)}`
  return daysWords(next)
}

/** Which locations a holiday closes; none named means all. */
export function locationsWords(
  ids: readonly string[],
  nameOf: (locationId: string) => string | undefined,
): string {
  if (ids.length === 0) return 'All locations'
  return ids
    .map((id) => nameOf(id) ?? 'A deleted location')
    .sort(compareNames)
    .join(', ')
}
