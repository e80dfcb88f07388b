import { fromDate } from '@internationalized/date'
import { dateOfDayNumber, type OpenRange } from '@oaklet/api/contract'
import { joined } from './open-ranges'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** What an appointment takes up of a day: more than one range where clocks are changed meanwhile. */
export interface DayPart {
  date: string
  ranges: OpenRange[]
}

/** The days of `timeZone` that something touches, and what clocks there show meanwhile; minutes count whole. */
export function dayParts(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  timeZone: string,
): DayPart[] {
  const days = new Map<number, OpenRange[]>()
  for (const [from, to] of wallSpans(startsAt.getTime(), endsAt.getTime(), timeZone)) {
    for (let day = Math.floor(from / DAY_MS); day * DAY_MS < to; day += 1) {
      const opens = clock(Math.floor(Math.max(from - day * DAY_MS, 0) / MINUTE_MS))
      const closes = clock(Math.ceil(Math.min(to - day * DAY_MS, DAY_MS) / MINUTE_MS))
      days.set(day, [...(days.get(day) ?? []), { opens, closes }])
    }
  }
  return [...days].map(([day, ranges]) => ({ date: dateOfDayNumber(day), ranges: joined(ranges) }))
}

type Span = readonly [from: number, to: number]

/**
 * What clocks show from one instant to another, as if that were UTC. Spans are halved until the clocks of each
 * go as far ahead at its end as at its beginning, which finds the moment of a change.
 */
function wallSpans(from: number, to: number, timeZone: string): Span[] {
  const ahead = aheadOfUtc(from, timeZone)
  if (ahead === aheadOfUtc(to - 1, timeZone)) return [[from + ahead, to + ahead]]
  const middle = Math.floor((from + to) / 2)
  return [...wallSpans(from, middle, timeZone), ...wallSpans(middle, to, timeZone)]
}

const aheadOfUtc = (ms: number, timeZone: string): number => fromDate(new Date(ms), timeZone).offset

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
