import { and, asc, eq, inArray } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { selectAppointments } from './select-appointments'

/** As many as a refusal names. */
const MAX_CONFLICTS = 20

/** Makes a refusal that names what is booked there; the names stay hidden where the actor doesn't work. */
export async function overlapRefused(
  work: Work,
  message: string,
  overlaps: readonly { appointmentId: string }[],
): Promise<AppError> {
  const { organizationId, practiceIds } = work.actor
  const ids = overlaps.map(({ appointmentId }) => appointmentId)
  const booked = await selectAppointments(work.tx, {
    where: and(eq(appointments.organizationId, organizationId), inArray(appointments.id, ids)),
    orderBy: [asc(appointments.startsAt), asc(appointments.id)],
    limit: MAX_CONFLICTS,
  })
  return new AppError('appointment_overlap', message, {
    conflicts: booked.map(({ id, practiceId, clients, startsAt, endsAt }) => ({
      id,
      clientNames: practiceIds.includes(practiceId)
        ? clients.map(({ name }) => name).join(', ')
        : 'Another appointment',
      startsAt,
      endsAt,
    })),
  })
}
