import type { AnalyticsFigure, AnalyticsUnit, DateSpan } from '@oaklet/api/contract'
import { daysIn } from '@oaklet/api/contract'
import { formatMoney } from '../../../shared/format-money'

const MINUTES_PER_HOUR = 60

/** The unit of a number. */
export interface Measure {
  unit: AnalyticsUnit
  currency: string
}

const plural = (count: number, one: string, many: string): string =>
  `${numberWords(count)} ${count === 1 ? one : many}`

/** `1,234.5`; a negative number has a minus sign. */
const numberWords = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 1 }).replace('-', '−')

/** Formats a value: `212`, `8.4%`, `$1,200.00`, `12 h 30 min`, `3.2 days`. */
export function writtenValue(value: number, { unit, currency }: Measure): string {
  switch (unit) {
    case 'count':
      return numberWords(value)
    case 'percent':
      return `${numberWords(value)}%`
    case 'cents':
      return formatMoney(value, currency)
    case 'minutes':
      return inHours(value, 'h', 'min')
    case 'days':
      return plural(value, 'day', 'days')
  }
}

/** Formats a value for screen readers. */
export const spokenValue = (value: number, measure: Measure): string =>
  measure.unit === 'minutes' ? inHours(value, 'hours', 'minutes') : writtenValue(value, measure)

function inHours(minutes: number, hourWord: string, minuteWord: string): string {
  const total = Math.round(Math.abs(minutes))
  const [hours, rest] = [Math.floor(total / MINUTES_PER_HOUR), total % MINUTES_PER_HOUR]
  const parts = [
    ...(hours > 0 ? [`${numberWords(hours)} ${hourWord}`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest} ${minuteWord}`] : []),
  ]
  return `${minutes < 0 ? '−' : ''}${parts.join(' ')}`
}

/** `the 30 days before`. */
export function beforeWords(previous: DateSpan): string {
  const days = daysIn(previous)
  return days === 1 ? 'the day before' : `the ${numberWords(days)} days before`
}

/** The change of a figure; `change` is null when there is nothing to compare. */
export interface Comparison {
  /** A decorative arrow; the words say the same. */
  mark: '↑' | '↓' | '=' | null
  /** `Up 7%`. */
  change: string | null
  /** The text after the previous number, `in the 30 days before`, or the reason why there is none. */
  before: string
}

/** Compares a figure with the span before it, in neutral words. */
export function comparisonOf(
  { value, previous, isSuppressed, unit }: AnalyticsFigure,
  span: string,
): Comparison {
  if (previous === null) {
    const isPreviousSuppressed = isSuppressed && value !== null
    return {
      mark: null,
      change: null,
      before: isPreviousSuppressed ? `Withheld for ${span}` : `No figure for ${span}`,
    }
  }
  const change = value === null ? null : changeWords(value, previous, unit)
  return { mark: null, change: null, ...change, before: `in ${span}` }
}

function changeWords(value: number, previous: number, unit: AnalyticsUnit) {
  if (value === previous) return { mark: '=', change: 'No change' } as const
  const isUp = value > previous
  const amount = unit === 'percent' ? pointsBetween(value, previous) : percentBetween(value, previous)
  const words = `${isUp ? 'Up' : 'Down'}${amount === null ? '' : ` ${amount}`}`
  return { mark: isUp ? '↑' : '↓', change: words } as const
}

const pointsBetween = (value: number, previous: number): string =>
  plural(Math.round(Math.abs(value - previous) * 10) / 10, 'point', 'points')

/** Returns the change in percent, below one percent to a tenth; null when it cannot be computed. */
function percentBetween(value: number, previous: number): string | null {
  if (previous <= 0 || value < 0) return null
  const percent = (Math.abs(value - previous) / previous) * 100
  const rounded = percent < 1 ? Math.max(0.1, Math.round(percent * 10) / 10) : Math.round(percent)
  return `${numberWords(rounded)}%`
}
