import type { DateRange } from '@oaklet/api/contract'
import type { Scope } from '../../actor'
import { addDays, dayOf } from '../../calendar-day'
import type { Work } from '../../work'
import { clientsInScope } from '../caseload'
import { bookingErrors, loadBookable } from './bookable'
import { clientOverlapsAmong, findClientOverlaps } from './find-client-overlaps'
import { findOverlaps, overlapsAmong } from './find-overlaps'
import { loadHoursOf } from './load-open-hours'
import { findOffersAt } from './offered-times'
import { closuresAt } from './open-hours'
import { PROBLEM_KINDS, type PlannedTime, type Problem, type ProblemKind } from './planned-time'

/** Where and for whom the times are planned. */
interface Asked {
  practiceId: string
  scope: Scope
  /** What is asked about; everything when left out. What a person has confirmed needs no query. */
  kinds?: readonly ProblemKind[]
}

/**
 * Tells all that stands in the way of planned times in a practice, in the order of the times: what can't be booked, what
 * is closed, what is offered to a client who waits, where the clinician is booked already, and where a client is booked
 * with another. It takes one query for
 * each kind of record, however many times are planned. A caller that is going to write has locked the calendars of the
 * clinicians and of the clients.
 */
export async function problemsOf(
  work: Work,
  { practiceId, scope, kinds = PROBLEM_KINDS }: Asked,
  planned: readonly PlannedTime[],
): Promise<Problem[]> {
  if (planned.length === 0) return []
  const problems: Problem[] = [
    ...(kinds.includes('not_bookable') ? await notBookable(work, practiceId, scope, planned) : []),
    ...(kinds.includes('closed') ? await closed(work, practiceId, planned) : []),
    ...(kinds.includes('offered') ? await offered(work, planned) : []),
    ...(kinds.includes('overlap') ? await overlapping(work, planned) : []),
    ...(kinds.includes('client_overlap') ? await clientsOverlapping(work, planned) : []),
  ]
  return problems.toSorted((one, other) => one.at - other.at)
}

async function notBookable(
  work: Work,
  practiceId: string,
  scope: Scope,
  planned: readonly PlannedTime[],
): Promise<Problem[]> {
  const bookable = await loadBookable(work, practiceId, clientsInScope(work.actor, scope), planned)
  return planned.flatMap((one, at) =>
    bookingErrors(bookable, one).map((error) => ({ kind: 'not_bookable' as const, at, error })),
  )
}

async function closed(work: Work, practiceId: string, planned: readonly PlannedTime[]): Promise<Problem[]> {
  const clinicianIds = planned.map(({ clinicianId }) => clinicianId)
  const hoursOf = await loadHoursOf(work.tx, work.actor, practiceId, clinicianIds, daysAround(planned))
  return planned.flatMap((one, at) =>
    closuresAt(hoursOf(one.clinicianId), one).map((closure) => ({ kind: 'closed' as const, at, closure })),
  )
}

/** An offer is told as what closes the time, as the person who books is asked the same: whether to book all the same. */
async function offered(work: Work, planned: readonly PlannedTime[]): Promise<Problem[]> {
  const found = await findOffersAt(work, planned)
  return found.map(({ at, date, name }) => {
    const closure = { date, closedBy: 'offer' as const, name, open: [] }
    return { kind: 'offered' as const, at, closure }
  })
}

/** The days of these times in any zone. */
function daysAround(planned: readonly PlannedTime[]): Required<DateRange> {
  const days = planned.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).map((at) => dayOf(at, 'UTC'))
  const [first = '', last = first] = [days.toSorted()[0], days.toSorted().at(-1)]
  return { startDate: addDays(first, -1), endDate: addDays(last, 1) }
}

async function overlapping(work: Work, planned: readonly PlannedTime[]): Promise<Problem[]> {
  const booked = await findOverlaps(work, planned)
  return [...booked.map((overlap) => ({ kind: 'overlap' as const, ...overlap })), ...overlapsAmong(planned)]
}

async function clientsOverlapping(work: Work, planned: readonly PlannedTime[]): Promise<Problem[]> {
  const booked = await findClientOverlaps(work, planned)
  return [
    ...booked.map((overlap) => ({ kind: 'client_overlap' as const, ...overlap })),
    ...clientOverlapsAmong(planned),
  ]
}
