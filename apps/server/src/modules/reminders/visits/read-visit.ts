import { isComing, type Visit, type VisitState } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { ClientActor } from '../../../actor'
import { appointments } from '../../../db/schema/appointments-table'
import type { Work } from '../../../work'
import { attendancesOf } from '../../appointments'
import { readClientReminders } from '../client-reminders'
import { remindedIn } from '../reminded-practice'
import { answersTo, type FoundVisit, requireVisit } from './find-visit'

const HOUR_MS = 3_600_000
const CANCELLED = ['cancelled_client', 'cancelled_clinician', 'late_cancelled']

/** The appointment as its client is shown it; throws 404 where the link can’t be used any more. */
export async function readVisit(work: Work<ClientActor>, found: FoundVisit): Promise<Visit> {
  const { tx, actor } = work
  const { practiceId, appointmentId } = found.reminder
  const [row] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.organizationId, actor.organizationId), eq(appointments.id, appointmentId)))
  const attendances = await attendancesOf(work, appointmentId)
  const appointment = requireVisit(row, attendances, found, work.now())
  const { name, phone, lateHours } = await remindedIn(work, practiceId)
  const mine = (await answersTo(tx, appointment)).filter(({ clientId }) => clientId === actor.clientId)
  const isShared = attendances.size > 1
  const isAway = !isComing(attendances.get(actor.clientId) ?? 'expected')
  const { startsAt, endsAt, timeZone, status } = appointment
  const state = isShared ? stateOfShared(status, isAway, mine) : stateOf(status)
  const isAhead = (status === 'scheduled' || status === 'confirmed') && startsAt > work.now()
  return {
    ...{ appointmentId, practiceName: name, practicePhone: phone, timeZone, state },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    isOpen: isAhead && state !== 'cancelled',
    lateHours: isLate(startsAt, work.now(), lateHours) ? lateHours : null,
    hasAsked: mine.some(({ kind }) => kind === 'asked'),
    areRemindersStopped: (await readClientReminders(work, actor.clientId)).isStopped,
  }
}

/** Whether a client who cancels now cancels late. */
export const isLate = (startsAt: Date, now: Date, lateHours: number): boolean =>
  startsAt.getTime() - now.getTime() < lateHours * HOUR_MS

function stateOf(status: string): VisitState {
  if (CANCELLED.includes(status)) return 'cancelled'
  return status === 'scheduled' ? 'open' : 'confirmed'
}

/** Of a session of several, one may not come though it takes place, or have confirmed before the others. */
function stateOfShared(status: string, isAway: boolean, mine: readonly { kind: string }[]): VisitState {
  if (isAway) return 'cancelled'
  const state = stateOf(status)
  return state === 'open' && mine.some(({ kind }) => kind === 'confirmed') ? 'confirmed' : state
}
