import type { AnalyticsSeries, SeriesStep } from '@oaklet/api/contract'
import { addDays } from '../../../shared/add-days'
import { formatShortDate } from '../../../shared/format-date'
import { daysWords, monthDay } from '../../../shared/dates/span-words'

/** One part of a range, with its value. */
export interface SeriesPart {
  step: SeriesStep
  start: string
  end: string
  value: number | null
  /** False for an incomplete week or month at an end of the range. */
  isWhole: boolean
}

const WEEK_DAYS = 7

/** Returns the parts of the range that the points of a series stand for. */
export function partsOf({ step, points }: AnalyticsSeries, rangeEnd: string): SeriesPart[] {
  return points.map(({ date: start, value }, index) => {
    const next = points[index + 1]?.date
    const end = next === undefined ? rangeEnd : addDays(next, -1)
    return { step, start, end, value, isWhole: isWholePart(step, start, end) }
  })
}

/** Returns the first days of the suppressed parts. */
export const suppressedDates = (series: readonly AnalyticsSeries[]): string[] => [
  ...new Set(
    series.flatMap(({ points }) =>
      points.filter(({ value, isSuppressed }) => isSuppressed && value === null).map(({ date }) => date),
    ),
  ),
]

function isWholePart(step: SeriesStep, start: string, end: string): boolean {
  if (step === 'day') return true
  if (step === 'week') return addDays(start, WEEK_DAYS - 1) === end
  return start.endsWith('-01') && addDays(end, 1).endsWith('-01')
}

/** The heading of the parts in a table. */
export const STEP_WORDS: Readonly<Record<SeriesStep, string>> = { day: 'Day', week: 'Week', month: 'Month' }

const month = (date: string, form: 'long' | 'short'): string =>
  new Intl.DateTimeFormat('en-US', { month: form, year: 'numeric', timeZone: 'UTC' }).format(new Date(date))

/** Labels a part: `Mon, Oct 19`, `Oct 19 – 25`, `October 2026`, `Nov 1 – 9, 2026, cut short`. */
export function partLabel({ step, start, end, isWhole }: SeriesPart): string {
  if (step === 'day') return formatShortDate(start)
  if (step === 'month' && isWhole) return month(start, 'long')
  const days = `${daysWords({ start, end })}${step === 'month' ? `, ${start.slice(0, 4)}` : ''}`
  return isWhole ? days : `${days}, cut short`
}

/** Labels a part below an axis, in few letters: `Oct 19`, `Oct 2026`. */
export const partTick = ({ step, start }: SeriesPart): string =>
  step === 'month' ? month(start, 'short') : monthDay(start)

/** Words for a part within a sentence: `on Mon, Oct 19`, `in the week of Oct 19`, `in October 2026`. */
export function partInSentence(part: SeriesPart): string {
  if (part.step === 'day') return `on ${partLabel(part)}`
  if (part.step === 'week') return `in the week of ${monthDay(part.start)}`
  return `in ${month(part.start, 'long')}`
}
