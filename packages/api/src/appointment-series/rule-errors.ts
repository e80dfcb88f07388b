import { datePartsOf, daysInMonth, isLastSuchWeekday } from '../holidays/calendar-days'
import type { FieldError } from '../wire/error-body'
import { datesOf } from './rule-dates'
import { dateWords, ordinal } from './rule-words'
import { lastDayOfSeries, MAX_OCCURRENCES, type SeriesRule } from './series-rule'

/** What a rule still needs before it can be booked: one sentence for each of its fields, in their order. */
export function ruleErrors(rule: SeriesRule): FieldError[] {
  const errors = [...shapeErrors(rule), ...endErrors(rule)]
  return errors.length > 0 ? errors : dateErrors(rule)
}

function shapeErrors(rule: SeriesRule): FieldError[] {
  const isDate = rule.freq === 'monthly_date' || rule.freq === 'yearly'
  const needsShort = isDate && !isInEveryMonth(rule)
  return [
    ...(rule.freq === 'weekly' && rule.weekdays.length === 0
      ? [{ path: 'weekdays', message: 'Choose at least one weekday' }]
      : []),
    ...(rule.freq === 'monthly_weekday' && !nthsOf(rule.startsOn).includes(rule.nth ?? 0)
      ? [{ path: 'nth', message: 'Choose which weekday of the month' }]
      : []),
    ...(needsShort && rule.shortMonths === null
      ? [{ path: 'shortMonths', message: shortMonthWords(rule) }]
      : []),
  ]
}

/** Which weekday of its month a date is: the first (1) to fourth (4), and the last (-1) where none follows. */
export function nthsOf(date: string): number[] {
  const nth = Math.ceil(datePartsOf(date).day / 7)
  return [...(nth < 5 ? [nth] : []), ...(isLastSuchWeekday(date) ? [-1] : [])]
}

/** Whether every month or year that the rule may name has its date. */
export function isInEveryMonth({ freq, startsOn }: Pick<SeriesRule, 'freq' | 'startsOn'>): boolean {
  const { month, day } = datePartsOf(startsOn)
  return freq === 'yearly' ? day <= daysInMonth(2001, month) : day <= 28
}

function shortMonthWords({ freq, startsOn }: SeriesRule): string {
  if (freq === 'yearly') return 'February 29 isn’t in every year: choose the last day or skip those years'
  const day = ordinal(datePartsOf(startsOn).day)
  return `The ${day} isn’t in every month: choose the last day or skip those months`
}

function endErrors({ startsOn, count, endsOn }: SeriesRule): FieldError[] {
  if (endsOn !== null && count === null) {
    if (endsOn >= startsOn && endsOn <= lastDayOfSeries(startsOn)) return []
    return [{ path: 'endsOn', message: 'End on the first date or after it, at most three years later' }]
  }
  const isCount = count !== null && endsOn === null && Number.isInteger(count)
  if (isCount && count >= 2 && count <= MAX_OCCURRENCES) return []
  return [{ path: 'count', message: `Choose a number from 2 to ${MAX_OCCURRENCES}` }]
}

function dateErrors(rule: SeriesRule): FieldError[] {
  const found = datesOf(rule).length
  const path = rule.count === null ? 'endsOn' : 'count'
  if (found < 2) return [{ path, message: 'This rule has only one date; book a single appointment' }]
  if (rule.count === null || found === rule.count) return []
  const until = dateWords(lastDayOfSeries(rule.startsOn))
  return [{ path, message: `There are only ${found} dates until ${until}` }]
}
