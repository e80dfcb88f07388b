import type { EstimateDue } from '@oaklet/api/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { addDays, dayBounds, type PracticeToday } from '../../calendar-day'
import { clients } from '../../db/schema/clients-table'
import { estimates } from '../../db/schema/estimates-table'
import type { Work } from '../../work'
import { clientsInScope, isClientOf } from '../caseload'
import { dueForChange, dueForRequest, dueForSession } from './estimate-deadline'
import { isEstimateOfPractice } from './select-estimates'
import { uncoveredSessions, type UncoveredSession } from './uncovered-sessions'

/** An estimate that has to be sent, before its people have names. */
export interface DueEstimate extends Omit<EstimateDue, 'client' | 'clinician'> {
  clientId: string
  clinicianId: string
}

/** Sessions are looked at as far ahead as an estimate can reach: twelve months. */
const HORIZON_DAYS = 365

/** The estimates that have to be sent, the first ones due first: one for each client with each clinician. */
export async function estimatesDue(
  work: Work,
  practiceId: string,
  scope: Scope,
  { today, timeZone }: PracticeToday,
  clientId?: string,
): Promise<DueEstimate[]> {
  const between = { from: work.now(), before: dayBounds(addDays(today, HORIZON_DAYS), timeZone).from }
  const sessions = await uncoveredSessions(work, { practiceId, timeZone, scope, clientId }, between)
  const drafts = await selectDrafts(work, practiceId, scope, clientId)
  const due = new Map<string, DueEstimate>()
  const add = (one: DueEstimate) => {
    const pair = `${one.clientId} ${one.clinicianId}`
    const known = due.get(pair)
    due.set(pair, known === undefined ? one : earlierOf(known, one))
  }
  for (const session of sessions) for (const one of dueFor(session, today)) add(one)
  for (const { askedOn, ...draft } of drafts) {
    const pair = due.get(`${draft.clientId} ${draft.clinicianId}`)
    if (askedOn !== null) add({ ...draft, ...requested(askedOn, today) })
    else if (pair !== undefined && pair.draftId === null) add({ ...pair, draftId: draft.draftId })
  }
  return [...due.values()].toSorted(
    (one, other) =>
      one.dueOn.localeCompare(other.dueOn) ||
      one.clientId.localeCompare(other.clientId) ||
      one.clinicianId.localeCompare(other.clinicianId),
  )
}

/** The drafts of the practice, the newest first. */
const selectDrafts = ({ tx, actor }: Work, practiceId: string, scope: Scope, clientId?: string) =>
  tx
    .select({
      draftId: estimates.id,
      clientId: estimates.clientId,
      clinicianId: estimates.clinicianId,
      askedOn: estimates.askedOn,
    })
    .from(estimates)
    .innerJoin(clients, isClientOf(estimates))
    .where(
      and(
        isEstimateOfPractice(actor, practiceId),
        eq(estimates.status, 'draft'),
        clientsInScope(actor, scope),
        clientId === undefined ? undefined : eq(estimates.clientId, clientId),
      ),
    )
    .orderBy(desc(estimates.createdAt), desc(estimates.id))

/** What is due for a session; nothing where it was booked too late to need an estimate. */
function dueFor({ bookedOn, day, isChanged, from, to, ...pair }: UncoveredSession, today: string) {
  const dueOn = isChanged ? dueForChange(day) : dueForSession(bookedOn, day)
  if (dueOn === null) return []
  return [
    {
      ...pair,
      cause: isChanged ? ('changed' as const) : ('scheduled' as const),
      ...{ firstOn: day, period: { from, to } },
      ...{ dueOn, isOverdue: dueOn < today, draftId: null },
    },
  ]
}

function requested(askedOn: string, today: string) {
  const dueOn = dueForRequest(askedOn)
  return {
    cause: 'requested' as const,
    ...{ firstOn: null, period: null },
    ...{ dueOn, isOverdue: dueOn < today },
  }
}

/** What is due first of two things for the same people, with all that is known of both. */
function earlierOf(one: DueEstimate, other: DueEstimate): DueEstimate {
  const [first, second] = other.dueOn < one.dueOn ? [other, one] : [one, other]
  const days = [one.firstOn, other.firstOn].filter((day) => day !== null).toSorted()
  return {
    ...first,
    firstOn: days.at(0) ?? null,
    period: first.period ?? second.period,
    draftId: one.draftId ?? other.draftId,
  }
}
