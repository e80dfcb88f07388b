import type { TimedEvent } from '../TimeGrid/segments'
import type { DayFrame } from '../TimeGrid/slots'
import type { TimeGridEvent } from '../TimeGrid/time-grid-event'

/** Whether an event is a matter of days rather than of hours. */
export const isAllDay = (event: TimeGridEvent & { isAllDay?: boolean | undefined }): boolean =>
  event.isAllDay === true

/** Whether an event takes a day whole, so that it has no time there. */
export const takesWholeDay = ({ event, start, end }: TimedEvent, day: DayFrame): boolean =>
  isAllDay(event) || (start <= day.start && end >= day.end)
