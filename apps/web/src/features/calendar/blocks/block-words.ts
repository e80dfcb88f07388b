import type { CalendarBlock, SavedBlock } from '@oaklet/api/contract'
import { countOf } from '../../../shared/count-of'
import { dateInZone, formatLongDate, formatTime, formatTimes } from '../../../shared/format-date'
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
    return `${longDate(first)}, ${formatTimes({ startsAt, endsAt }, timeZone)}`
  }
  // Whole days end with the first moment of the day after.
  const last = dateInZone(new Date(Date.parse(endsAt) - 1).toISOString(), timeZone)
  return daysWords(first, last)
}

/**
 * "Blocked Monday, December 21 to Friday, January 1. 7 appointments are in this time", without the period that ends an
 * announcement. A block that begins in another year than today names its year.
 */
export function savedWords({ block, appointments }: SavedBlock, today: string): string {
  const { firstDay, lastDay, start, rule } = block
  const isThisYear = firstDay.slice(0, 4) === today.slice(0, 4)
  const day = (date: string) => (isThisYear ? longDate(date) : formatLongDate(date, today))
  const when = start === null ? daysWords(firstDay, lastDay, day) : `${day(firstDay)}, ${timesOf(block)}`
  const count =
    appointments === 0
      ? 'No appointments are'
      : `${countOf(appointments, 'appointment', 'appointments')} ${appointments === 1 ? 'is' : 'are'}`
  return `Blocked ${when}${rule === null ? '' : ', repeating'}. ${count} in this time`
}

function timesOf({ start, minutes }: CalendarBlock): string {
  const begins = Date.parse(`2026-01-01T${start ?? '00:00'}:00Z`)
  const clock = (at: number) => formatTime(new Date(at).toISOString(), 'UTC')
  return `${clock(begins)} to ${clock(begins + (minutes ?? 0) * 60_000)}`
}

const daysWords = (first: string, last: string, day = longDate): string =>
  first === last ? day(first) : `${day(first)} to ${day(last)}`

/** Without the year, which the week in view has above it. */
const longDate = (date: string): string => formatLongDate(date, date)
