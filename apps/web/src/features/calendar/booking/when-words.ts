import type { Appointment } from '@oaklet/api/contract'
import { dateInZone, formatLongDate, formatTimes } from '../../../shared/format-date'

/** "Tuesday, November 17, 9:00 AM to 9:50 AM" */
export const whenWords = (when: Pick<Appointment, 'startsAt' | 'endsAt' | 'timeZone'>) =>
  `${formatLongDate(dateInZone(when.startsAt, when.timeZone))}, ${formatTimes(when, when.timeZone)}`
