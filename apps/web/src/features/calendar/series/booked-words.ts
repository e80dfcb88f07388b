import type { BookedSeries } from '@oaklet/api/contract'
import { countOf } from '../../../shared/count-of'
import { dateInZone, formatFullDate } from '../../../shared/format-date'

/** "24 appointments booked, November 17, 2026 to April 27, 2027" */
export function bookedWords({ count, first, last }: Pick<BookedSeries, 'count' | 'first' | 'last'>): string {
  const [from, to] = [first, last].map(({ startsAt, timeZone }) =>
    formatFullDate(dateInZone(startsAt, timeZone)),
  )
  const when = from === to ? from : `${from} to ${to}`
  return `${countOf(count, 'appointment', 'appointments')} booked, ${when}`
}
