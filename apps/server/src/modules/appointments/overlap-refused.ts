import type { OverlapConflict } from '@oaklet/api/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Actor, practicesOf } from '../../actor'
import { appointments } from '../../db/schema/appointments-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { selectAppointments } from './select-appointments'

/** As many as a refusal names. */
const MAX_CONFLICTS = 20

/** Makes a refusal that names what is booked there. */
export async function overlapRefused(
  work: Work<Actor>,
  message: string,
  overlaps: readonly { appointmentId: string }[],
): Promise<AppError> {
  const conflicts = await describeOverlaps(work, overlaps, MAX_CONFLICTS)
  return new AppError('appointment_overlap', message, { conflicts })
}

/** Says of appointments whose they are and when, in order of start; the names stay hidden where the actor doesn't work. */
export async function describeOverlaps(
  work: Work<Actor>,
  overlaps: readonly { appointmentId: string }[],
  limit = overlaps.length,
): Promise<OverlapConflict[]> {
  if (overlaps.length === 0) return []
  const { organizationId } = work.actor
  const practiceIds = practicesOf(work.actor)
  const ids = [...new Set(overlaps.map(({ appointmentId }) => appointmentId))]
  const booked = await selectAppointments(work.tx, {
    where: and(eq(appointments.organizationId, organizationId), inArray(appointments.id, ids)),
    orderBy: [asc(appointments.startsAt), asc(appointments.id)],
    limit,
  })
  return booked.map(({ id, practiceId, clients, startsAt, endsAt }) => ({
    id,
    clientNames: practiceIds.includes(practiceId)
      ? clients.map(({ name }) => name).join(', ')
      : 'Another appointment',
    startsAt,
    endsAt,
  }))
}
