import { fromAbsolute } from '@internationalized/date'
import type { DayFrame } from './slots'
import type { Span } from '../input/move-event'

const HOUR = 60
const DAY_MS = 86_400_000

/** Returns the minutes after midnight on the wall clock of a day; its end is 1440. */
function wallMinutes(day: DayFrame, instant: number, timeZone: string): number {
  if (instant >= day.end) return 24 * HOUR
  if (day.end - day.start === DAY_MS) return Math.floor((instant - day.start) / 60_000)
  const wall = fromAbsolute(instant, timeZone)
  return wall.hour * HOUR + wall.minute
}

/** Returns the hours to show, in minutes after midnight: those asked for, widened so that no event is hidden. */
export function visibleHours(
  days: readonly DayFrame[],
  spans: readonly Span[],
  timeZone: string,
  startHour: number,
  endHour: number,
): { from: number; to: number } {
  let [from, to] = [startHour * HOUR, endHour * HOUR]
  for (const day of days) {
    for (const span of spans) {
      if (span.start >= day.end || span.end <= day.start) continue
      from = Math.min(from, wallMinutes(day, Math.max(span.start, day.start), timeZone))
      to = Math.max(to, wallMinutes(day, span.end, timeZone))
    }
  }
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.ceil(to / HOUR) * HOUR }
}
