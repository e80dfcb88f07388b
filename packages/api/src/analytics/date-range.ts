import type * as z from 'zod/mini'
import type { CalendarDate } from '../wire/scalars'

/** The ranges that analytics can be asked for; `custom` comes with a start and an end. */
export const DATE_RANGES = [
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'month-to-date',
  'quarter-to-date',
  'year-to-date',
  'last-year',
  'custom',
] as const
/** One of {@link DATE_RANGES}. */
export type DateRangeName = (typeof DATE_RANGES)[number]

/** The range that is shown unless another one is chosen (spec §9). */
export const DEFAULT_DATE_RANGE: DateRangeName = 'last-30-days'

type Day = z.infer<typeof CalendarDate>

/** Calendar dates, both included. */
export interface DateSpan {
  start: Day
  end: Day
}

/** A choice of {@link DATE_RANGES}; only `custom` reads the two dates. */
export interface ChosenRange {
  dateRange: DateRangeName
  startDate?: Day | undefined
  endDate?: Day | undefined
}

const DAY_MS = 86_400_000

/** Returns `day` moved by `days` on the calendar, without regard to time zones. */
const moved = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns the number of calendar days of a span, both ends included. */
export const daysIn = ({ start, end }: DateSpan): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1

/** Returns the span that a choice means on `today`, and the span of equal length that ends the day before it. */
export function resolveDateRange(chosen: ChosenRange, today: Day): { range: DateSpan; previous: DateSpan } {
  const range = spanOf(chosen, today)
  const end = moved(range.start, -1)
  return { range, previous: { start: moved(end, 1 - daysIn(range)), end } }
}

function spanOf({ dateRange, startDate, endDate }: ChosenRange, today: Day): DateSpan {
  const [year, month] = [today.slice(0, 4), Number(today.slice(5, 7))]
  switch (dateRange) {
    case 'last-7-days':
      return { start: moved(today, -6), end: today }
    case 'last-30-days':
      return { start: moved(today, -29), end: today }
    case 'last-90-days':
      return { start: moved(today, -89), end: today }
    case 'month-to-date':
      return { start: firstOf(year, month), end: today }
    case 'quarter-to-date':
      return { start: firstOf(year, month - ((month - 1) % 3)), end: today }
    case 'year-to-date':
      return { start: firstOf(year, 1), end: today }
    case 'last-year': {
      const end = moved(firstOf(year, 1), -1)
      return { start: firstOf(end.slice(0, 4), 1), end }
    }
    case 'custom':
      if (startDate === undefined || endDate === undefined || startDate > endDate) {
        throw new RangeError('A custom range needs a start date and an end date that is not before it')
      }
      return { start: startDate, end: endDate }
  }
}

const firstOf = (year: string, month: number): Day => `${year}-${String(month).padStart(2, '0')}-01`
