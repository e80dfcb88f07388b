import { OFFER_HOURS } from '@oaklet/api/contract'
import { parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import { addDays, dayOf } from '../../calendar-day'

const HOUR_MS = 3_600_000
/** An offer ends so long before the appointment would begin. */
const BEFORE_START_MS = HOUR_MS

interface Offering {
  now: Date
  startsAt: Date
  /** In which hours of a day clients are written to, as `HH:MM`. */
  hours: { opens: string; closes: string }
  /** The IANA zone of the practice. */
  timeZone: string
}

/**
 * Until when an offer can be answered: two hours in which clients are written to, so that a night gives nobody less time,
 * and an hour before it would begin at the latest. It is past where the time begins too soon to be offered.
 */
export function offerEnd({ now, startsAt, hours, timeZone }: Offering): Date {
  const latest = startsAt.getTime() - BEFORE_START_MS
  let left = OFFER_HOURS * HOUR_MS
  for (let day = dayOf(now, timeZone); ; day = addDays(day, 1)) {
    const from = Math.max(at(day, hours.opens, timeZone), now.getTime())
    const open = Math.max(0, at(day, hours.closes, timeZone) - from)
    if (from >= latest || from + left >= latest) return new Date(latest)
    if (left <= open) return new Date(from + left)
    left -= open
  }
}

const at = (day: string, time: string, timeZone: string): number =>
  toZoned(toCalendarDateTime(parseDate(day), parseTime(time)), timeZone)
    .toDate()
    .getTime()
