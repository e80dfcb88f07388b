import {
  type BusinessHours,
  type OfferStatus,
  type SlotOffer,
  type WaitlistEntry,
  WEEKDAYS,
} from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'
import { DAY_WORDS } from '../../../records/hours/day-words'
import { dayHoursWords } from '../../../records/hours/hours-words'
import { dateInZone, formatShortDate, formatTime } from '../../../shared/format-date'
import { listWords } from '../../../shared/list-words'

/** "Tuesday and Thursday 8:00 AM to 12:00 PM"; a week without times is any time. */
export function timesWords(times: BusinessHours): string {
  const days = WEEKDAYS.filter((day) => times[day].length > 0)
  if (days.length === 0) return 'Any time'
  const hours = [...new Set(days.map((day) => dayHoursWords(times[day])))]
  return hours
    .map((words) => {
      const alike = days.filter((day) => dayHoursWords(times[day]) === words)
      return `${listWords(alike.map((day) => DAY_WORDS[day]))} ${words}`
    })
    .join('; ')
}

/** "from Tue, Nov 17 until Tue, Dec 1"; empty where they can come from today on, without an end. */
export function daysWords(
  { earliest, latest }: Pick<WaitlistEntry, 'earliest' | 'latest'>,
  today: string,
): string {
  const from = earliest > today ? `from ${formatShortDate(earliest, today)}` : ''
  const until = latest === null ? '' : `until ${formatShortDate(latest, today)}`
  return [from, until].filter(Boolean).join(' ')
}

/** "Ana Cole or Kim Lee, at Main Street"; empty for anybody, anywhere. */
export function whoAndWhereWords({
  clinicians,
  places,
}: Pick<WaitlistEntry, 'clinicians' | 'places'>): string {
  const either = (names: readonly string[]) => names.join(' or ')
  const who = clinicians.length === 0 ? '' : `with ${either(clinicians.map(({ name }) => name))}`
  const where = either(places.map(({ id, name }) => (id === null ? 'by telehealth' : `at ${name}`)))
  return [who, where].filter(Boolean).join(', ')
}

/** "Wed, Nov 18, 10:00 AM". */
export const slotWords = ({ startsAt, timeZone }: Pick<SlotOffer, 'startsAt' | 'timeZone'>): string =>
  `${formatShortDate(dateInZone(startsAt, timeZone))}, ${formatTime(startsAt, timeZone)}`

/** What became of an offer, in a word. */
export const OFFER_WORDS: Readonly<Record<OfferStatus, { word: string; tone: Tone }>> = {
  open: { word: 'Offered', tone: 'info' },
  accepted: { word: 'Taken', tone: 'good' },
  declined: { word: 'Declined', tone: 'neutral' },
  taken: { word: 'Somebody else was first', tone: 'neutral' },
  withdrawn: { word: 'Taken back', tone: 'neutral' },
  expired: { word: 'Not answered', tone: 'wait' },
}

/** The day is named where it is another one: "until 11:00 AM", "until Wed, Nov 18, 8:30 AM". */
export function untilWords({ expiresAt, timeZone }: SlotOffer, now: string): string {
  const isToday = dateInZone(expiresAt, timeZone) === dateInZone(now, timeZone)
  return `until ${isToday ? formatTime(expiresAt, timeZone) : slotWords({ startsAt: expiresAt, timeZone })}`
}

/** "Offered to Noor Haddad until 11:00 AM", once somebody was asked. */
export function offeredWords(entries: readonly WaitlistEntry[], now: string): string {
  const [offer] = entries[0]?.offers ?? []
  const until = offer === undefined ? '' : ` ${untilWords(offer, now)}`
  return `Offered to ${listWords(entries.map(({ client }) => client.name))}${until}`
}
