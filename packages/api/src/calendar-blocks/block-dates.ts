import { everyDateOf } from '../appointment-series/rule-dates'
import { lastDayOfSeries, type SeriesRule } from '../appointment-series/series-rule'
import { dateOfDayNumber, dayNumber } from '../holidays/calendar-days'

/** When a block is, by dates: its days, and how it repeats. */
export interface BlockDays {
  /** The first day; of a block that repeats, where its rule starts. */
  firstDay: string
  /** The last day, also of the first time that it is. */
  lastDay: string
  rule: SeriesRule | null
  /** Dates of the rule on which it is not. */
  skips: readonly string[]
}

/** The dates on which a block begins, in their order, until `until`: without those that are skipped. */
export function blockDates({ firstDay, rule, skips }: BlockDays, until: string): string[] {
  const all = rule === null ? [firstDay] : ruleDates(rule, until)
  return all.filter((date) => date <= until && !skips.includes(date))
}

/** Unlike the dates of a series these are not limited in number, as no row stands for each of them. */
function ruleDates(rule: SeriesRule, until: string): string[] {
  const limit = lastDayOfSeries(rule.startsOn)
  const end = rule.endsOn !== null && rule.endsOn < limit ? rule.endsOn : limit
  const last = until < end ? until : end
  const dates: string[] = []
  for (const date of everyDateOf(rule)) {
    if (date > last || dates.length === (rule.count ?? Infinity)) break
    dates.push(date)
  }
  return dates
}

/** The last day of the time that begins on `date`. */
export const lastDayFrom = ({ firstDay, lastDay }: BlockDays, date: string): string =>
  dateOfDayNumber(dayNumber(date) + dayNumber(lastDay) - dayNumber(firstDay))

/** What is left of a block that ends before `date`; null where nothing is left. */
export function blockBefore<Block extends BlockDays>(block: Block, date: string): Block | null {
  const { rule } = block
  const left = blockDates(block, dateOfDayNumber(dayNumber(date) - 1))
  const [first] = left
  const last = left.at(-1)
  if (rule === null || first === undefined || last === undefined) return null
  if (left.length > 1) return { ...block, rule: { ...rule, count: null, endsOn: last } }
  return { ...block, firstDay: first, lastDay: lastDayFrom(block, first), rule: null, skips: [] }
}
