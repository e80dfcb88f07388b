import { parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date'

/** A date and a time on the clock, and how long it takes. */
interface WallTime {
  date: string
  /** `HH:MM` */
  start: string
  minutes: number
}

/** When something is, and what the clock does then. */
export interface OccurrenceTimes {
  startsAt: Date
  endsAt: Date
  /** The clock leaves the time out on this date: it begins as much later as the clock goes on. */
  isSkipped: boolean
  /** The clock shows the time twice on this date: it begins at the first. */
  isRepeated: boolean
}

/** The instants of a time on the clock of a zone. The length is the time that passes, whatever the clock shows. */
export function occurrenceTimes({ date, start, minutes }: WallTime, timeZone: string): OccurrenceTimes {
  const asked = toCalendarDateTime(parseDate(date), parseTime(start))
  const begin = toZoned(asked, timeZone, 'compatible')
  const isSkipped = toCalendarDateTime(begin).compare(asked) !== 0
  const later = toZoned(asked, timeZone, 'later')
  return {
    startsAt: begin.toDate(),
    endsAt: begin.add({ minutes }).toDate(),
    isSkipped,
    isRepeated: !isSkipped && later.compare(toZoned(asked, timeZone, 'earlier')) !== 0,
  }
}
