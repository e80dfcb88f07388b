import { CalendarDate } from '@internationalized/date'

/** The bounds of a date field; null or undefined where there is none. */
export interface DateBounds {
  min: CalendarDate | null | undefined
  max: CalendarDate | null | undefined
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)

/**
 * The year that two digits mean: of this century, or of the last where only that lies within the bounds, as for a
 * birthday. Another year means itself.
 */
export function wholeYear(
  year: number,
  { month, day }: { month: number; day: number },
  { min, max }: DateBounds,
): number {
  if (year >= 100) return year
  const isPossible = (whole: number) => {
    const date = new CalendarDate(whole, month, day)
    return date.compare(min ?? date) >= 0 && date.compare(max ?? date) <= 0
  }
  const [thisCentury, lastCentury] = [2000 + year, 1900 + year]
  return !isPossible(thisCentury) && isPossible(lastCentury) ? lastCentury : thisCentury
}

/**
 * The date that a pasted text means: `1992-03-02`, `Mar 2, 1992`, or three numbers in `order`, the order of the field's
 * own parts. Null for what is none.
 */
export function dateFromPaste(
  text: string,
  order: readonly ('year' | 'month' | 'day')[],
  bounds: DateBounds,
): CalendarDate | null {
  const words = text
    .trim()
    .toLowerCase()
    .match(/^([a-z]{3,9}\.?|\d{1,4})[\s./,-]+([a-z]{3,9}\.?|\d{1,2})[\s./,-]+(\d{1,4})$/)
    ?.slice(1)
  if (words === undefined) return null
  const parts = partsOf(words, order)
  if (parts === null) return null
  const { year, month, day } = parts
  const date = new CalendarDate(wholeYear(year, { month, day }, bounds), month, day)
  // The class moves a day that the month doesn't have to its last one.
  return date.month === month && date.day === day ? date : null
}

function partsOf(words: readonly string[], order: readonly ('year' | 'month' | 'day')[]) {
  const named = words.findIndex((word) => /[a-z]/.test(word))
  if (named >= 0) {
    const name = (words[named] ?? '').replace(/\.$/, '')
    const month = MONTHS.findIndex((whole) => whole.startsWith(name)) + 1
    const [day = 0, year = 0] = words.filter((_, index) => index !== named).map(Number)
    return named < 2 && month > 0 ? { year, month, day } : null
  }
  const numbers = words.map(Number)
  const places = (words[0] ?? '').length > 2 ? (['year', 'month', 'day'] as const) : order
  const at = (part: 'year' | 'month' | 'day') => numbers[places.indexOf(part)] ?? 0
  return { year: at('year'), month: at('month'), day: at('day') }
}
