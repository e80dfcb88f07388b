import { eventsNear } from '../TimeGrid/model/events-near'
import { timedEvent, type TimedEvent } from '../TimeGrid/model/segments'
import { dayFrame, type DayFrame } from '../TimeGrid/model/slots'
import type { TimeGridEvent } from '../TimeGrid/time-grid-event'

/** One calendar date and the events that touch it, in order of start. */
export interface EventDay extends DayFrame {
  events: readonly TimedEvent[]
}

/** Deals events out to the days that they touch; the days ascend. What ends at midnight does not touch the next day. */
export function eventDays(
  days: readonly string[],
  timeZone: string,
  events: readonly TimeGridEvent[],
): EventDay[] {
  const dealt = days.map((date) => ({ ...dayFrame(date, timeZone), events: [] as TimedEvent[] }))
  const timed = eventsNear(events, days)
    .map((event) => timedIn(event, timeZone))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  for (const event of timed) {
    for (let index = firstEndingAfter(dealt, event.start); index < dealt.length; index += 1) {
      const day = dealt[index]
      if (day === undefined || day.start >= event.end) break
      day.events.push(event)
    }
  }
  return dealt
}

/**
 * Returns an event with its instants. Whole days are read in the reader's time zone, because dates are not instants.
 */
function timedIn(event: TimeGridEvent, timeZone: string): TimedEvent {
  if (event.isAllDay !== true) return timedEvent(event)
  const { start } = dayFrame(event.start, timeZone)
  return { event, start, end: Math.max(dayFrame(event.end, timeZone).end, start + 1) }
}

/** Halving, so that a long list of days costs no more than a short one. */
function firstEndingAfter(days: readonly DayFrame[], instant: number): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle]?.end ?? Infinity) > instant) high = middle
    else low = middle + 1
  }
  return low
}
