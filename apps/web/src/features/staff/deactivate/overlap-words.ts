import type { OpenAppointments } from '@oaklet/api/contract'
import { dateInZone, formatShortDate, formatTime } from '../../../shared/format-date'
import { listWords } from '../../../shared/list-words'

const MOST_NAMED = 3

/** Says that a person is booked already, and when: the first few times by name. */
export function overlapWords(
  { overlapping, items }: Pick<OpenAppointments, 'overlapping' | 'items'>,
  name: string,
): string {
  const times = items
    .filter(({ overlaps }) => overlaps)
    .slice(0, MOST_NAMED)
    .map(
      ({ startsAt, timeZone }) =>
        `${formatShortDate(dateInZone(startsAt, timeZone))}, ${formatTime(startsAt, timeZone)}`,
    )
  const left = overlapping - times.length
  const when = listWords([...times.map((time) => `on ${time}`), ...(left > 0 ? [`${left} more times`] : [])])
  return `${name} is booked already ${when}.`
}
