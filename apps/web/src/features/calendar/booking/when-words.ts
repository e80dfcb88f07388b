import type { Appointment } from '@oaklet/api/contract'
import { dateInZone, formatLongDate, formatTime } from '../../../shared/format-date'

/** "Tuesday, November 17, 9:00 AM to 9:50 AM" */
export function whenWords({
  startsAt,
  endsAt,
  timeZone,
}: Pick<Appointment, 'startsAt' | 'endsAt' | 'timeZone'>) {
  const day = formatLongDate(dateInZone(startsAt, timeZone))
  return `${day}, ${formatTime(startsAt, timeZone)} to ${formatTime(endsAt, timeZone)}`
}
