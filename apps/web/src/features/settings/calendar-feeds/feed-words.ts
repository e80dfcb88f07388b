import type { CalendarFeed } from '@oaklet/api/contract'
import { dateInZone, formatDateAndTime } from '../../../shared/format-date'

/** “Initials and places · last read Tue, Nov 17, 7:00 AM”. */
export function feedLine(
  { shows, showsPlaces, lastReadAt }: CalendarFeed,
  now: string,
  timeZone: string,
): string {
  const shown = shows === 'initials' ? 'Initials' : 'Only that you are busy'
  const read =
    lastReadAt === null
      ? 'not read yet'
      : `last read ${formatDateAndTime(lastReadAt, timeZone, dateInZone(now, timeZone))}`
  return `${shown}${showsPlaces ? ', with places' : ''} · ${read}`
}
