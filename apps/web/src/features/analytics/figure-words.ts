import type { AnalyticsFigure, AnalyticsUnit, DateSpan } from '@oaklet/api/contract'
import { daysIn } from '@oaklet/api/contract'
import { formatMoney } from '../../shared/format-money'

const MINUTES_PER_HOUR = 60

/** What a number is counted in. */
export interface Measure {
  unit: AnalyticsUnit
  currency: string
}

const plural = (count: number, one: string, many: string): string =>
  `${numberWords(count)} ${count === 1 ? one : many}`

/** `1,234.5`; a minus sign stands before what is less than nothing. */
const numberWords = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 1 }).replace('-', '−')

/** A value as it is written: `212`, `8.4%`, `$1,200.00`, `12 h 30 min`, `3.2 days`. */
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

/** The same as it is said. */
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

/** How a figure has moved; `change` is null where there is nothing to compare. */
export interface Comparison {
  /** An arrow, which says nothing that the words don’t. */
  mark: '↑' | '↓' | '=' | null
  /** `Up 7%`. */
  change: string | null
  /** What follows the number before, `in the 30 days before`; or in its place why there is none. */
  before: string
}

/** A figure against the span before it, in words that don’t say whether that is good. */
export function comparisonOf(
  { value, previous, isSuppressed, unit }: AnalyticsFigure,
  span: string,
): Comparison {
  if (previous === null) {
    const isWithheld = isSuppressed && value !== null
    return { mark: null, change: null, before: isWithheld ? `Withheld for ${span}` : `No figure for ${span}` }
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

/** Null where there is nothing to tell it from; below one percent to a tenth. */
function percentBetween(value: number, previous: number): string | null {
  if (previous <= 0 || value < 0) return null
  const percent = (Math.abs(value - previous) / previous) * 100
  const told = percent < 1 ? Math.max(0.1, Math.round(percent * 10) / 10) : Math.round(percent)
  return `${numberWords(told)}%`
}
