import type { Scope } from '../../actor'
import type { Work } from '../../work'
import { bookingErrors, loadBookable } from './bookable'
import { findOverlaps, overlapsAmong } from './find-overlaps'
import { loadHoursOf } from './load-open-hours'
import { closuresAt } from './open-hours'
import type { PlannedTime, Problem } from './planned-time'

/**
 * Tells all that stands in the way of planned times in a practice, in the order of the times: what can't be booked, what
 * is closed, and where the clinician is booked already. It takes one query for each kind of record, however many times
 * are planned. A caller that is going to write has locked the clinicians' calendars.
 */
export async function problemsOf(
  work: Work,
  { practiceId, scope }: { practiceId: string; scope: Scope },
  planned: readonly PlannedTime[],
): Promise<Problem[]> {
  if (planned.length === 0) return []
  const bookable = await loadBookable(work, practiceId, scope, planned)
  const hoursOf = await loadHoursOf(
    work.tx,
    work.actor,
    practiceId,
    planned.map(({ clinicianId }) => clinicianId),
  )
  const problems: Problem[] = [
    ...planned.flatMap((one, at) => [
      ...bookingErrors(bookable, one).map((error) => ({ kind: 'not_bookable', at, error }) as const),
      ...closuresAt(hoursOf(one.clinicianId), one).map(
        (closure) => ({ kind: 'closed', at, closure }) as const,
      ),
    ]),
    ...(await findOverlaps(work, planned)),
    ...overlapsAmong(planned),
  ]
  return problems.toSorted((one, other) => one.at - other.at)
}
