import type { SeriesOccurrence } from '@oaklet/api/contract'
import { dateInZone, formatLongDate, formatTimes } from '../../../shared/format-date'
import type { Planned } from './issue-words'

/** The day and the time of a date of a series, as it would be booked. */
export const whenOf = (occurrence: SeriesOccurrence, { timeZone }: Planned) => ({
  day: formatLongDate(dateInZone(occurrence.startsAt, timeZone)),
  time: formatTimes(occurrence, timeZone),
})
