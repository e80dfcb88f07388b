import { allDayName, eventName } from '../TimeGrid/words/event-name'
import { overlapPlaces } from '../TimeGrid/model/lay-out-overlaps'
import { isRepeatedTime } from '../TimeGrid/model/repeated-time'
import type { TimedEvent } from '../TimeGrid/model/segments'
import type { DayFrame } from '../TimeGrid/model/slots'
import { shortSpan, zoneWord } from '../TimeGrid/words/time-words'
import type { EventDay } from './event-days'

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

/** Returns what one day shows, in order of start, ready to draw. */
export function dayEntries(day: EventDay, timeZone: string): DayEntry[] {
  const places = overlapPlaces(day.events.filter((timed) => !takesWholeDay(timed, day)))
  let timedSoFar = 0
  return day.events.map((timed) => {
    const isWholeDay = takesWholeDay(timed, day)
    const overlap = (isWholeDay ? undefined : places[timedSoFar++]) ?? { place: 1, of: 1 }
    return {
      ...timed,
      key: `event:${timed.event.id}@${day.date}`,
      name: nameOf(timed, timeZone, overlap),
      time: timeOnDay(timed, day, timeZone),
      isWholeDay,
      overlap,
    }
  })
}

function nameOf({ event, start, end }: TimedEvent, timeZone: string, overlap: DayEntry['overlap']): string {
  return event.isAllDay === true
    ? allDayName(event, { first: event.start, last: event.end, whose: undefined })
    : eventName(event, { start, end, timeZone, overlap })
}

/** "9:00 – 9:50 AM", "1:00 – 1:50 AM EST" where clocks show that time twice; what spans days says so. */
function timeOnDay(timed: TimedEvent, day: DayFrame, timeZone: string): string {
  const { start, end } = timed
  if (takesWholeDay(timed, day)) return 'All day'
  const words = (from: number, to: number) =>
    [shortSpan(from, to, timeZone), isRepeatedTime(from, timeZone) ? zoneWord(from, timeZone) : '']
      .filter(Boolean)
      .join(' ')
  if (start < day.start) return `Until ${words(end, end)}`
  if (end > day.end) return `From ${words(start, start)}`
  return words(start, end)
}

/** Returns whether an event takes a day whole, so that it has no time there. */
const takesWholeDay = ({ event, start, end }: TimedEvent, day: DayFrame): boolean =>
  event.isAllDay === true || (start <= day.start && end >= day.end)
