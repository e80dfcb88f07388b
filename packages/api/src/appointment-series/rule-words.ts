import { datePartsOf, weekdayOf } from '../holidays/calendar-days'
import { datesOf } from './rule-dates'
import type { SeriesRule } from './series-rule'

/** The weekdays as people call them, Monday first. */
export const WEEKDAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const NTH_WORDS: Readonly<Record<string, string>> = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '-1': 'last',
}

const UNITS = { weekly: 'week', monthly_date: 'month', monthly_weekday: 'month', yearly: 'year' } as const
const SHORT = { week: 'weekly', month: 'monthly', year: 'yearly' } as const

/** "weekly" or "every 2 weeks", as an appointment of the series says it. */
export function repeatWords({ freq, every }: Pick<SeriesRule, 'freq' | 'every'>): string {
  const unit = UNITS[freq]
  return every === 1 ? SHORT[unit] : `every ${every} ${unit}s`
}

/** "Every 2 weeks on Tuesday", without its end. */
export function patternWords(rule: Omit<SeriesRule, 'count' | 'endsOn'>): string {
  const unit = UNITS[rule.freq]
  const often = rule.every === 1 ? `Every ${unit}` : `Every ${rule.every} ${unit}s`
  return `${often} on ${dayWords(rule)}`
}

/** "Every 2 weeks on Tuesday, 12 times, until April 20, 2027", for a rule that has dates. */
export function ruleWords(rule: SeriesRule): string {
  const dates = datesOf(rule)
  const first = dates[0]
  const last = dates.at(-1)
  if (first === undefined || last === undefined) return patternWords(rule)
  const from = first === rule.startsOn ? '' : `, from ${WEEKDAY_NAMES[weekdayOf(first)]}, ${dateWords(first)}`
  const times = dates.length === 1 ? 'once' : `${dates.length} times`
  return `${patternWords(rule)}${from}, ${times}, until ${dateWords(last)}`
}

function dayWords({
  freq,
  startsOn,
  weekdays,
  nth,
  shortMonths,
}: Omit<SeriesRule, 'count' | 'endsOn'>): string {
  const { day } = datePartsOf(startsOn)
  if (freq === 'weekly') {
    const names = weekdays
      .toSorted((one, other) => one - other)
      .map((weekday) => WEEKDAY_NAMES[weekday] ?? '')
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  }
  if (freq === 'monthly_weekday') {
    return `the ${NTH_WORDS[String(nth)] ?? 'last'} ${WEEKDAY_NAMES[weekdayOf(startsOn)]}`
  }
  const isYearly = freq === 'yearly'
  const date = isYearly ? monthDay(startsOn) : `the ${ordinal(day)}`
  if (shortMonths === null || day <= 28) return date
  const short = isYearly ? 'shorter years' : 'shorter months'
  return shortMonths === 'skip'
    ? `${date}, not in ${short}`
    : `${date}, or the last day of ${isYearly ? 'February' : short}`
}

/** "17th". */
export function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

/** "April 20, 2027". */
export const dateWords = (date: string): string => inWords(date, { year: 'numeric' })

const monthDay = (date: string): string => inWords(date, {})

const inWords = (date: string, more: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', ...more, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
