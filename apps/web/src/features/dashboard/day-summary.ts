import { type Appointment, type Dashboard, occupiesTime } from '@oaklet/api/contract'
import { countOf } from '../../shared/count-of'
import { formatLongDate, formatTime } from '../../shared/format-date'

/** `Tuesday, November 17 · 4 appointments, the first at 9:00 AM`. */
export function daySummary(
  { date, appointments, timeZone }: Pick<Dashboard, 'date' | 'appointments' | 'timeZone'>,
  now: string,
): string {
  const booked = appointments.filter(({ status }) => occupiesTime(status))
  return `${formatLongDate(date)} · ${counted(booked.length)}${nextWords(booked, timeZone, now)}`
}

/** `no appointments`, `1 appointment`, `4 appointments`. */
export const counted = (count: number): string =>
  count === 0 ? 'no appointments' : countOf(count, 'appointment', 'appointments')

function nextWords(booked: readonly Appointment[], timeZone: string, now: string): string {
  const ahead = booked.filter(({ startsAt }) => Date.parse(startsAt) > Date.parse(now))
  const [next] = ahead
  if (next === undefined) return booked.length === 0 ? '' : ', all of them begun'
  const which = ahead.length === booked.length ? 'first' : 'next'
  const word = booked.length === 1 ? '' : `, the ${which}`
  return `${word} at ${formatTime(next.startsAt, timeZone)}`
}
