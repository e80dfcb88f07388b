import { eventName } from '../TimeGrid/event-name'
import { overlapPlaces } from '../TimeGrid/lay-out-overlaps'
import type { TimedEvent } from '../TimeGrid/segments'
import type { DayFrame } from '../TimeGrid/slots'
import { shortSpan } from '../TimeGrid/time-words'
import type { EventDay } from './event-days'
import { isSecondRound } from './is-second-round'
import { takesWholeDay } from './whole-day'

/** An event as one day shows it. */
export interface DayEntry extends TimedEvent {
  key: string
  /** What a screen reader says of it: the same words as in the week. */
  name: string
  /** When it is on this day, as short as it can be. */
  time: string
  isWholeDay: boolean
  /** Its place among those that take time from one another; what lasts the whole day takes none. */
  overlap: { place: number; of: number }
}

/** What one day shows, in order of start, ready to draw. */
export function dayEntries(day: EventDay, timeZone: string): DayEntry[] {
  const places = overlapPlaces(day.events.filter((timed) => !takesWholeDay(timed, day)))
  let timedSoFar = 0
  return day.events.map((timed) => {
    const { event, start, end } = timed
    const isWholeDay = takesWholeDay(timed, day)
    const overlap = (isWholeDay ? undefined : places[timedSoFar++]) ?? { place: 1, of: 1 }
    const isRepeated = isSecondRound(start, day, timeZone)
    return {
      ...timed,
      key: `event:${event.id}@${day.date}`,
      name: eventName(event, { start, end, timeZone, overlap, isRepeated }),
      time: timeOnDay(timed, day, timeZone) + (isRepeated ? ' (second time)' : ''),
      isWholeDay,
      overlap,
    }
  })
}

/** "9:00 – 9:50 AM"; what comes from or goes on to another day says so. */
export function timeOnDay(timed: TimedEvent, day: DayFrame, timeZone: string): string {
  const { start, end } = timed
  if (takesWholeDay(timed, day)) return 'All day'
  if (start < day.start) return `Until ${shortSpan(end, end, timeZone)}`
  if (end > day.end) return `From ${shortSpan(start, start, timeZone)}`
  return shortSpan(start, end, timeZone)
}
