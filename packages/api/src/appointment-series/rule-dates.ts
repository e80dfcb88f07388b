import {
  dateOfDayNumber,
  datePartsOf,
  dayNumber,
  daysInMonth,
  isoDate,
  nthWeekday,
  weekdayOf,
} from '../holidays/calendar-days'
import { lastDayOfSeries, MAX_OCCURRENCES, type SeriesRule } from './series-rule'

/** The dates of a rule in their order: at most its number, none after its end, at most 300 and three years. */
export function datesOf(rule: SeriesRule): string[] {
  const limit = lastDayOfSeries(rule.startsOn)
  const last = rule.endsOn !== null && rule.endsOn < limit ? rule.endsOn : limit
  const most = Math.min(rule.count ?? MAX_OCCURRENCES, MAX_OCCURRENCES)
  const dates: string[] = []
  for (const date of everyDateOf(rule)) {
    if (date > last || dates.length >= most) break
    dates.push(date)
  }
  return dates
}

/** The dates of a rule without an end: the caller stops. */
export function* everyDateOf(rule: SeriesRule): Generator<string, void, undefined> {
  for (let period = 0; ; period += 1) {
    for (const date of datesIn(rule, period * rule.every)) if (date >= rule.startsOn) yield date
  }
}

/** The dates in the week, month or year that comes so many after the first one. */
function datesIn(rule: SeriesRule, later: number): readonly string[] {
  const { year, month, day } = datePartsOf(rule.startsOn)
  if (rule.freq === 'weekly') return datesInWeek(rule, later)
  if (rule.freq === 'yearly') return dateInMonth(rule, year + later, month, day)
  const months = year * 12 + month - 1 + later
  const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1]
  if (rule.freq === 'monthly_date') return dateInMonth(rule, inYear, inMonth, day)
  // A fifth weekday that the month has not is its last one.
  const nth = rule.nth === null || rule.nth === -1 ? 5 : rule.nth
  return [nthWeekday(inYear, inMonth, weekdayOf(rule.startsOn), nth)]
}

/** Weeks begin on Monday, and are counted from the week of the first date. */
function datesInWeek({ startsOn, weekdays }: SeriesRule, later: number): string[] {
  const start = dayNumber(startsOn)
  const toFirst = Math.min(...weekdays.map((weekday) => (weekday - weekdayOf(startsOn) + 7) % 7))
  const first = start + toFirst
  const monday = first - weekdayOf(dateOfDayNumber(first)) + 7 * later
  const inOrder = [...new Set(weekdays)].toSorted((one, other) => one - other)
  return inOrder.map((weekday) => dateOfDayNumber(monday + weekday))
}

function dateInMonth({ shortMonths }: SeriesRule, year: number, month: number, day: number): string[] {
  const last = daysInMonth(year, month)
  if (day <= last) return [isoDate({ year, month, day })]
  return shortMonths === 'skip' ? [] : [isoDate({ year, month, day: last })]
}
