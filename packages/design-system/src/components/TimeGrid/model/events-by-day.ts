import { parseDate } from '@internationalized/date'
import type { TimeGridEvent } from '../time-grid-event'

const DATE_LENGTH = 'YYYY-MM-DD'.length
const DAY_MS = 86_400_000
/** Events that last longer are stored separately, so that one long leave does not fill the index. */
const LONGEST_INDEXED_DAYS = 7

/**
 * Events by their dates as written, so that finding those of a week depends only on the number of events in that week.
 */
export interface EventsByDay {
  days: ReadonlyMap<string, readonly TimeGridEvent[]>
  long: readonly TimeGridEvent[]
}

const dateOf = (instant: string) => instant.slice(0, DATE_LENGTH)

/**
 * Groups events by the dates that they touch, as written in their start and end. Instants of short events need not be
 * parsed.
 */
export function eventsByDay(events: readonly TimeGridEvent[]): EventsByDay {
  const days = new Map<string, TimeGridEvent[]>()
  const long: TimeGridEvent[] = []
  for (const event of events) {
    const dates = datesBetween(dateOf(event.start), dateOf(event.end))
    if (dates === undefined) long.push(event)
    else for (const date of dates) add(days, date, event)
  }
  return { days, long }
}

function add(days: Map<string, TimeGridEvent[]>, date: string, event: TimeGridEvent): void {
  const known = days.get(date)
  if (known) known.push(event)
  else days.set(date, [event])
}

function datesBetween(first: string, last: string): string[] | undefined {
  if (last <= first) return [first]
  const [from, to] = [Date.parse(first), Date.parse(last)]
  const count = (to - from) / DAY_MS + 1
  if (count > LONGEST_INDEXED_DAYS) return undefined
  return Array.from({ length: count }, (_, index) =>
    new Date(from + index * DAY_MS).toISOString().slice(0, DATE_LENGTH),
  )
}

const SPARE_DAYS = 2

/**
 * Returns the events that may touch some days. The two extra days on either side are more than the difference between
 * any two time zones.
 */
export function eventsOn({ days: byDay, long }: EventsByDay, days: readonly string[]): TimeGridEvent[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const [from, to] = [
    parseDate(first).subtract({ days: SPARE_DAYS }),
    parseDate(last).add({ days: SPARE_DAYS }),
  ]
  const found = new Set(
    long.filter(({ start, end }) => dateOf(start) <= to.toString() && dateOf(end) >= from.toString()),
  )
  for (let day = from; day.compare(to) <= 0; day = day.add({ days: 1 })) {
    for (const event of byDay.get(day.toString()) ?? []) found.add(event)
  }
  return [...found]
}
