import type { Appointment, Clinician } from '@oaklet/api/contract'
import type { TimeGridResource } from '@oaklet/design-system'

/** More columns than these are too narrow to be read. */
const MOST_PEOPLE = 8

/**
 * Whose columns stand side by side on a day: those of all clinicians, or of those who have appointments then where all
 * are too many. None where one column is enough, or even these are too many.
 */
export function peopleOf(
  clinicians: readonly Clinician[],
  appointments: readonly Pick<Appointment, 'clinician'>[],
): readonly TimeGridResource[] {
  // Who left the practice may still have appointments.
  const busy = appointments.map(({ clinician }) => clinician)
  for (const people of [distinct([...clinicians, ...busy]), distinct(busy)]) {
    if (people.length <= MOST_PEOPLE) return people.length > 1 ? people : []
  }
  return []
}

const distinct = (people: readonly Appointment['clinician'][]): TimeGridResource[] =>
  [...new Map(people.map((person) => [person.id, person])).values()]
    .map(({ id, name, colorIndex }) => ({ id, label: name, colorIndex }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en-US'))
