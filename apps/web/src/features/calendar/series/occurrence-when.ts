import type { SeriesOccurrence } from '@oaklet/api/contract'
import { dateInZone, formatLongDate, formatTime } from '../../../shared/format-date'
import type { Planned } from './issue-words'

/** The day and the time of a date of a series, as it would be booked. */
export const whenOf = ({ startsAt, endsAt }: SeriesOccurrence, { timeZone }: Planned) => ({
  day: formatLongDate(dateInZone(startsAt, timeZone)),
  time: `${formatTime(startsAt, timeZone)} to ${formatTime(endsAt, timeZone)}`,
})
