import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { appointments } from '../../db/schema/appointments-table'
import { AppError, validationFailed } from '../../errors'
import type { Work } from '../../work'
import { problemsOf, type PlannedTime, type ProblemKind } from '../availability'
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
  { practiceId, scope }: { practiceId: string; scope: Scope },
  planned: PlannedTime,
  { outsideHours, overlap }: Allowed,
): Promise<void> {
  const kinds: ProblemKind[] = ['not_bookable']
  if (!outsideHours) kinds.push('closed')
  if (!overlap) kinds.push('overlap')
  const problems = await problemsOf(work, { practiceId, scope, kinds }, [planned])
  const errors = problems.flatMap((problem) => (problem.kind === 'not_bookable' ? [problem.error] : []))
  if (errors.length > 0) throw validationFailed(errors)
  const closures = problems.flatMap((problem) => (problem.kind === 'closed' ? [problem.closure] : []))
  if (closures.length > 0) {
    throw new AppError('outside_hours', 'This time is outside of opening or working hours.', {
      conflicts: closures,
    })
  }
  const ids = problems.flatMap((problem) => (problem.kind === 'overlap' ? [problem.appointmentId] : []))
  if (ids.length === 0) return
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
