import type { SeriesOccurrence } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments-table'
import type { Work } from '../../work'

/**
 * Returns the overlap group of each appointment that is booked. Those that a person confirmed to overlap share one with
 * all that they touch, which is put into it here; an appointment gets a group of its own again when it is moved.
 */
export async function overlapGroupsOf(
  work: Work,
  booked: readonly Pick<SeriesOccurrence, 'date' | 'issues'>[],
): Promise<string[]> {
  const touched = booked.flatMap(({ issues }) =>
    issues.flatMap((issue) => (issue.kind === 'overlap' ? [issue.conflict.id] : [])),
  )
  const among = booked.flatMap(({ issues }) =>
    issues.flatMap((issue) => (issue.kind === 'series' ? [issue.date] : [])),
  )
  const shared = work.newId()
  if (touched.length > 0) await joinGroups(work, touched, shared)
  return booked.map(({ date, issues }) => {
    const overlaps = issues.some(({ kind }) => kind === 'overlap' || kind === 'series')
    return overlaps || among.includes(date) ? shared : work.newId()
  })
}

/** Puts appointments, and all that share a group with them, into one group. */
async function joinGroups(
  work: Work,
  appointmentIds: readonly string[],
  overlapGroup: string,
): Promise<void> {
  const isHere = eq(appointments.organizationId, work.actor.organizationId)
  const groups = work.tx
    .select({ group: appointments.overlapGroup })
    .from(appointments)
    .where(and(isHere, inArray(appointments.id, [...new Set(appointmentIds)])))
  await work.tx
    .update(appointments)
    .set({ overlapGroup })
    .where(and(isHere, inArray(appointments.overlapGroup, groups)))
}
