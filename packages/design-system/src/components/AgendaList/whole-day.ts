import type { TimedEvent } from '../TimeGrid/segments'
import type { DayFrame } from '../TimeGrid/slots'

/** Whether an event takes a day whole, so that it has no time there. */
export const takesWholeDay = ({ event, start, end }: TimedEvent, day: DayFrame): boolean =>
  event.isAllDay === true || (start <= day.start && end >= day.end)
