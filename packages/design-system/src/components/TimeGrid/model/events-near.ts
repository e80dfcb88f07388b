import { parseDate } from '@internationalized/date'
import type { TimeGridEvent } from '../time-grid-event'

const DATE_LENGTH = 'YYYY-MM-DD'.length
const SPARE_DAYS = 2

/**
 * Returns the events that may touch some days, by their dates as written, so that no instant has to be parsed. The two
 * extra days on either side are more than the difference between any two time zones. An event far away costs two
 * comparisons.
 */
export function eventsNear(events: readonly TimeGridEvent[], days: readonly string[]): TimeGridEvent[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const from = parseDate(first).subtract({ days: SPARE_DAYS }).toString()
  const to = parseDate(last).add({ days: SPARE_DAYS }).toString()
  return events.filter(
    ({ start, end }) => start.slice(0, DATE_LENGTH) <= to && end.slice(0, DATE_LENGTH) >= from,
  )
}
