import type { CalendarBlock, SavedBlock } from '@oaklet/api/contract'
import { countOf } from '../../../shared/count-of'
import { dateInZone, formatLongDate, formatTime } from '../../../shared/format-date'
import { listWords } from '../../../shared/list-words'

/** "Ana Cole is away", "Team meeting", or "Ana Cole is busy" where it is private. */
export function blockName({ kind, title, staffNames }: CalendarBlock): string {
  const people = staffNames.length === 0 ? 'Everybody' : listWords(staffNames)
  const verb = staffNames.length > 1 ? 'are' : 'is'
  if (title === null) return `${people} ${verb} busy`
  if (kind !== 'event') return `${people} ${verb} away${title === '' ? '' : `: ${title}`}`
  return staffNames.length === 0 ? title : `${title} (${people})`
}

interface Span {
  startsAt: string
  endsAt: string
}

/** "Tuesday, November 17, 2:00 PM to 4:00 PM", or the days where they are whole. */
export function blockWhen({ start, timeZone }: CalendarBlock, { startsAt, endsAt }: Span): string {
  const first = dateInZone(startsAt, timeZone)
  if (start !== null) {
    return `${longDate(first)}, ${formatTime(startsAt, timeZone)} to ${formatTime(endsAt, timeZone)}`
  }
  // Whole days end with the first moment of the day after.
  const last = dateInZone(new Date(Date.parse(endsAt) - 1).toISOString(), timeZone)
  return daysWords(first, last)
}

/** "Blocked Monday, December 21 to Friday, January 1. 7 appointments are in this time." */
export function savedWords({ block, appointments }: SavedBlock): string {
  const { firstDay, lastDay, start, rule } = block
  const when = start === null ? daysWords(firstDay, lastDay) : `${longDate(firstDay)}, ${timesOf(block)}`
  const count =
    appointments === 0
      ? 'No appointments are'
      : `${countOf(appointments, 'appointment', 'appointments')} ${appointments === 1 ? 'is' : 'are'}`
  return `Blocked ${when}${rule === null ? '' : ', repeating'}. ${count} in this time.`
}

function timesOf({ start, minutes }: CalendarBlock): string {
  const begins = Date.parse(`2026-01-01T${start ?? '00:00'}:00Z`)
  const clock = (at: number) => formatTime(new Date(at).toISOString(), 'UTC')
  return `${clock(begins)} to ${clock(begins + (minutes ?? 0) * 60_000)}`
}

const daysWords = (first: string, last: string): string =>
  first === last ? longDate(first) : `${longDate(first)} to ${longDate(last)}`

/** Without the year, as all of it is near. */
const longDate = (date: string): string => formatLongDate(date, date)
