import type { Appointment, Clinician } from '@oaklet/api/contract'
import type { TimeGridResource } from '@oaklet/design-system'

/** More columns than these are too narrow to be read. */
export const MOST_PEOPLE = { day: 8, week: 3 } as const

/**
 * Whose columns stand side by side: those of all these clinicians, or of those who have appointments then where all are
 * more than `most`. None where one column is enough, or even these are too many.
 */
export function peopleOf(
  clinicians: readonly Clinician[],
  appointments: readonly Pick<Appointment, 'clinician'>[],
  most: number,
): readonly TimeGridResource[] {
  // Who left the practice may still have appointments.
  const busy = appointments.map(({ clinician }) => clinician)
  for (const people of [distinct([...clinicians, ...busy]), distinct(busy)]) {
    if (people.length <= most) return people.length > 1 ? people : []
  }
  return []
}

const distinct = (people: readonly Appointment['clinician'][]): TimeGridResource[] =>
  [...new Map(people.map((person) => [person.id, person])).values()]
    .map(({ id, name, colorIndex }) => ({ id, label: name, colorIndex }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en-US'))
