import type { FieldError } from '@oaklet/api/contract'
import type { Scope } from '../../actor'
import { AppError, validationFailed } from '../../errors'
import type { Work } from '../../work'
import { problemsOf, type PlannedTime, type ProblemKind } from '../availability'
import { clientOverlapRefused } from './client-overlap-refused'
import { overlapRefused } from './overlap-refused'

/** What a person has confirmed, or what is as it was and so isn't asked about. */
interface Allowed {
  outsideHours: boolean
  /** Whether others may be offered the time; left out, this is confirmed together with the hours. */
  offered?: boolean
  overlap: boolean
  clientOverlap: boolean
}

/**
 * Throws for what stands in the way of one appointment: 422 with each field that can't be booked, `errors` included, then
 * 409 `outside_hours` with what is closed, then 409 `appointment_overlap` with what is booked there, then 409
 * `client_overlap` with the clients who are with another clinician then.
 */
export async function refuseProblems(
  work: Work,
  { practiceId, scope }: { practiceId: string; scope: Scope },
  planned: PlannedTime,
  { outsideHours, offered = outsideHours, overlap, clientOverlap }: Allowed,
  errors: readonly FieldError[] = [],
): Promise<void> {
  const kinds: ProblemKind[] = ['not_bookable']
  if (!outsideHours) kinds.push('closed')
  if (!offered) kinds.push('offered')
  if (!overlap) kinds.push('overlap')
  if (!clientOverlap) kinds.push('client_overlap')
  const problems = await problemsOf(work, { practiceId, scope, kinds }, [planned])
  const refused = problems.flatMap((problem) => (problem.kind === 'not_bookable' ? [problem.error] : []))
  if (refused.length > 0 || errors.length > 0) throw validationFailed([...refused, ...errors])
  const conflicts = problems.flatMap((problem) =>
    problem.kind === 'closed' || problem.kind === 'offered' ? [problem.closure] : [],
  )
  if (conflicts.length > 0)
    throw new AppError('outside_hours', 'This time is outside of opening or working hours.', { conflicts })
  const booked = problems.flatMap((problem) => (problem.kind === 'overlap' ? [problem] : []))
  if (booked.length > 0) throw await overlapRefused(work, OVERLAP_MESSAGE, booked)
  const elsewhere = problems.flatMap((problem) => (problem.kind === 'client_overlap' ? [problem] : []))
  if (elsewhere.length > 0) throw await clientOverlapRefused(work, elsewhere)
}

/** Says that the clinician is booked at the time of an appointment. */
export const OVERLAP_MESSAGE = 'The clinician already has an appointment at this time.'
