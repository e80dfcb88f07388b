import {
  datesOf,
  dateOfDayNumber,
  datePartsOf,
  dayNumber,
  daysInMonth,
  isoDate,
  nthsOf,
  nthWeekday,
  weekdayOf,
  type SeriesRule,
} from '@oaklet/api/contract'
import { validationFailed } from '../../errors'

interface DateChange {
  /** The date from which on the series changes. */
  from: string
  /** The date of the appointment that the person has changed, and its new one where it has another. */
  chosen: string
  to: string
  /** Whether the dates before `from` belong to another series from now on. */
  isSplit: boolean
}

/** The rule from a date on, and its new dates by the old ones, place by place. */
interface RuleAfter {
  rule: SeriesRule
  dates: ReadonlyMap<string, string>
}

/** Makes the rule that the dates from `from` on have after a change; throws 422 where their dates can't move so. */
export function ruleAfter(rule: SeriesRule, change: DateChange): RuleAfter {
  const places = datesOf(rule).filter((date) => date >= change.from)
  const isMoved = change.to !== change.chosen
  if (!isMoved && !change.isSplit) return { rule, dates: new Map(places.map((date) => [date, date])) }
  const moved = isMoved ? movedRule(rule, change) : { ...rule, startsOn: change.from }
  const after = { ...moved, count: places.length, endsOn: null }
  const dates = datesOf(after)
  const isSame = isMoved || dates.every((date, index) => date === places[index])
  if (dates.length < places.length || !isSame) {
    const why =
      'This date comes in place of one that its month has not. Change the series from another of its dates.'
    throw validationFailed([{ path: isMoved ? 'change.date' : 'scope', message: why }])
  }
  return { rule: after, dates: new Map(places.map((date, index) => [date, dates[index] ?? date])) }
}

function movedRule(rule: SeriesRule, { from, chosen, to }: DateChange): SeriesRule {
  const refuse = (message: string) => validationFailed([{ path: 'change.date', message }])
  if (rule.freq === 'weekly') {
    if (rule.weekdays.length > 1) {
      throw refuse('This series is on several weekdays: move only this appointment, or its time of day.')
    }
    const startsOn = dateOfDayNumber(dayNumber(from) + dayNumber(to) - dayNumber(chosen))
    return { ...rule, startsOn, weekdays: [weekdayOf(startsOn)] }
  }
  if (to.slice(0, 7) !== chosen.slice(0, 7)) {
    throw refuse('A series that comes by the month moves only within its month.')
  }
  const { year, month } = datePartsOf(from)
  if (rule.freq === 'monthly_weekday') {
    const nths = nthsOf(to)
    const nth = nths.find((one) => one === rule.nth) ?? nths[0] ?? -1
    return { ...rule, startsOn: nthWeekday(year, month, weekdayOf(to), nth === -1 ? 5 : nth), nth }
  }
  const { day } = datePartsOf(to)
  if (day > daysInMonth(year, month)) throw refuse('The first month of this change has no such day.')
  const shortMonths = day > 28 ? (rule.shortMonths ?? 'last_day') : null
  return { ...rule, startsOn: isoDate({ year, month, day }), shortMonths }
}
