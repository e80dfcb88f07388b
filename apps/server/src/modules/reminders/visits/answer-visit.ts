import type { Appointment, Visit, VisitAnswerKind } from '@oaklet/api/contract'
import type { ClientActor } from '../../../actor'
import { visitAnswers } from '../../../db/schema/reminders-table'
import type { Deps } from '../../../deps'
import { AppError } from '../../../errors'
import type { AppContext } from '../../../http/app-env'
import { inWork, type Work } from '../../../work'
import {
  appointmentLink,
  type AppointmentRow,
  appointmentTimeWords,
  type Attendances,
  attendancesOf,
  findAppointment,
  lockAppointment,
} from '../../appointments'
import { recordAudit } from '../../audit'
import { findRecipients, notify } from '../../notifications'
import { answersTo, findVisit, requireVisit } from './find-visit'
import { readVisit } from './read-visit'

/** The appointment that is answered about, locked, with its clients. */
interface Answering {
  work: Work<ClientActor>
  appointment: AppointmentRow
  attendances: Attendances
  /** What everybody answered, the oldest first. */
  answers: readonly (typeof visitAnswers.$inferSelect)[]
}

/** Does what a client answers, on the appointment as it is now; mail of it leaves once it is kept. */
export async function answerVisit(
  deps: Deps,
  c: AppContext,
  token: string,
  act: (answering: Answering) => Promise<void>,
): Promise<Visit> {
  const found = await findVisit(deps, c, token)
  const { appointmentId, practiceId } = found.reminder
  return inWork(deps, found.actor, async (work) => {
    const locked = await lockAppointment(work, { appointmentId, practiceId }, 'all', { version: null })
    const attendances = await attendancesOf(work, appointmentId)
    const appointment = requireVisit(locked, attendances, found, work.now())
    await act({ work, appointment, attendances, answers: await answersTo(work.tx, appointment) })
    return readVisit(work, found)
  })
}

/** Throws 409 for an appointment that has begun, or was called off. */
export function requireAhead(work: Work<ClientActor>, { status, startsAt }: AppointmentRow): void {
  if ((status === 'scheduled' || status === 'confirmed') && startsAt > work.now()) return
  throw new AppError('transition_refused', 'This can’t be changed here any more. Please call the practice.')
}

/** Keeps what a client answered. */
export async function keepAnswer(
  { work, appointment }: Answering,
  kind: VisitAnswerKind,
  text = '',
): Promise<void> {
  const { organizationId, practiceId, id: appointmentId, startsAt } = appointment
  const { clientId } = work.actor
  await work.tx.insert(visitAnswers).values({
    ...{ organizationId, id: work.newId(), practiceId, appointmentId, clientId, startsAt },
    ...{ kind, text, answeredAt: work.now() },
  })
}

/** Records an answer after which the appointment stays as it is. */
export const recordAnswer = (
  { work, appointment }: Answering,
  action: 'confirmed' | 'cancelled_client' | 'late_cancelled' | 'other_time_asked',
): Promise<void> =>
  recordAudit(work, { action, resource: 'appointment', recordId: appointment.id, changed: ['answers'] })

/** Notifies whoever has the appointment on their calendar. */
export async function tellClinician(
  { work, appointment: { id: appointmentId, practiceId, clinicianId } }: Answering,
  subject: (who: string, when: string) => string,
): Promise<void> {
  const appointment: Appointment = await findAppointment(work, { appointmentId, practiceId }, 'all')
  const [clinician] = await findRecipients(work.tx, work.actor.organizationId, practiceId, clinicianId)
  if (clinician === undefined) return
  await notify(work, clinician, {
    ...{ event: 'visit_answered', practiceId, link: appointmentLink(appointment) },
    clients: appointment.clients.filter(({ id }) => id === work.actor.clientId),
    subject: (who) => subject(who, appointmentTimeWords(appointment)),
    about: `visit answer ${work.newId()}`,
    ...{ stoodBefore: null, standsNow: 'answered' },
  })
}
