import { asc, and, eq, inArray } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments-table'
import { AppError, validationFailed } from '../../errors'
import type { Work } from '../../work'
import type { Problem } from '../availability'
import { MAX_CONFLICTS, overlapRefused } from './overlap-refused'
import { selectAppointments } from './select-appointments'

/** What a person has confirmed, or what is as it was and so isn't asked about. */
interface Allowed {
  outsideHours: boolean
  overlap: boolean
}

/**
 * Throws for what stands in the way of one appointment: 422 with each field that can't be booked, then 409
 * `outside_hours` with what is closed, then 409 `appointment_overlap` with what is booked there.
 */
export async function refuseProblems(
  work: Work,
  problems: readonly Problem[],
  allowed: Allowed,
): Promise<void> {
  const errors = problems.flatMap((problem) => (problem.kind === 'not_bookable' ? [problem.error] : []))
  if (errors.length > 0) throw validationFailed(errors)
  const closures = problems.flatMap((problem) => (problem.kind === 'closed' ? [problem.closure] : []))
  if (closures.length > 0 && !allowed.outsideHours) {
    throw new AppError('outside_hours', 'This time is outside of opening or working hours.', {
      conflicts: closures,
    })
  }
  const ids = problems.flatMap((problem) => (problem.kind === 'overlap' ? [problem.appointmentId] : []))
  if (ids.length === 0 || allowed.overlap) return
  const booked = await selectAppointments(work.tx, {
    where: and(
      eq(appointments.organizationId, work.actor.organizationId),
      inArray(appointments.id, ids.slice(0, MAX_CONFLICTS)),
    ),
    orderBy: [asc(appointments.startsAt), asc(appointments.id)],
    limit: MAX_CONFLICTS,
  })
  throw overlapRefused(work.actor, 'The clinician already has an appointment at this time.', booked)
}
