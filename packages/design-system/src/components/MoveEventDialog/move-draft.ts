import { fromAbsolute, parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { TimeGridEvent, TimeSpan } from '../TimeGrid/time-grid-event'

const MINUTE_MS = 60_000

/** When an event shall be, as a form asks for it; what is not whole yet is null. */
export interface MoveDraft {
  date: string | null
  time: string | null
  minutes: number | null
  resourceId: string | undefined
}

/** An event's time as it stands, on the wall clock. */
export function draftOf(event: TimeGridEvent, timeZone: string): MoveDraft {
  const [start, end] = [Date.parse(event.start), Date.parse(event.end)]
  const wall = toCalendarDateTime(fromAbsolute(start, timeZone)).toString()
  return {
    date: wall.slice(0, 10),
    time: wall.slice(11, 16),
    minutes: Math.round((end - start) / MINUTE_MS),
    resourceId: event.resourceId,
  }
}

/** What is missing, in the order of the fields. */
export type MoveErrors = Partial<Record<'date' | 'time' | 'minutes', string>>

export const moveErrors = ({ date, time, minutes }: MoveDraft): MoveErrors => ({
  ...(date === null && { date: 'Enter a date' }),
  ...(time === null && { time: 'Enter a time' }),
  ...((minutes === null || minutes < 1) && { minutes: 'Enter how many minutes it takes' }),
})

/**
 * Returns where the event would go; undefined while something is missing. An unchanged start is the same instant as
 * before, also in an hour that clocks show twice. Of a changed start the first of two instants is taken, and a time
 * that clocks skip moves forward by the gap.
 */
export function spanOf(draft: MoveDraft, event: TimeGridEvent, timeZone: string): TimeSpan | undefined {
  const { date, time, minutes, resourceId } = draft
  if (date === null || time === null || minutes === null || minutes < 1) return undefined
  const before = draftOf(event, timeZone)
  const isSameStart = date === before.date && time === before.time
  const wall = toCalendarDateTime(parseDate(date), parseTime(time))
  const start = isSameStart ? Date.parse(event.start) : toZoned(wall, timeZone).toDate().getTime()
  return {
    start: new Date(start).toISOString(),
    end: new Date(start + minutes * MINUTE_MS).toISOString(),
    ...(resourceId !== undefined && { resourceId }),
  }
}
