import { formatPhone, type Visit } from '@oaklet/api/contract'
import { dateInZone, formatLongDate, formatTimes } from '../../shared/format-date'

/** `Eastern Time`, or the name of the zone where it has no words. */
function zoneName(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    new Date(instant),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** `Wednesday, November 18, 2026`, where the appointment is. */
export const visitDay = ({ startsAt, timeZone }: Pick<Visit, 'startsAt' | 'timeZone'>): string =>
  formatLongDate(dateInZone(startsAt, timeZone), '')

/** `10:00 AM to 10:50 AM (Eastern Time)`. */
export const visitTime = (visit: Pick<Visit, 'startsAt' | 'endsAt' | 'timeZone'>): string =>
  `${formatTimes(visit, visit.timeZone)} (${zoneName(visit.startsAt, visit.timeZone)})`

/** “Call (518) 555-0142”, or the practice by its name where it has no number. */
export const callWords = ({
  practiceName,
  practicePhone,
}: Pick<Visit, 'practiceName' | 'practicePhone'>): string =>
  practicePhone === '' ? `Please call ${practiceName}` : `Please call ${formatPhone(practicePhone)}`
