import type * as api from '@oaklet/api/contract'
import type { ClientReminder, ReminderState } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments-table'
import { documentMail } from '../../db/schema/document-mail-table'
import { appointmentNotices, appointmentReminders, visitAnswers } from '../../db/schema/reminders-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findAppointment } from '../appointments'
import { displayName } from '../caseload'
import { remindedIn } from './reminded-practice'
import { selectReminded } from './select-reminded'

/** Returns what the clients of an appointment were told of it at its present time, and what they answered. */
export async function getAppointmentReminders(
  { scope, params: key }: CallOf<typeof api.getAppointmentReminders>,
  work: Work,
): Promise<ClientReminder[]> {
  const { id, status, startsAt } = await findAppointment(work, key, scope)
  const { organizationId } = work.actor
  const rows = await selectReminded(
    work.tx,
    and(eq(appointments.organizationId, organizationId), eq(appointments.id, id)),
  )
  const [practice, sent, answers] = [
    await remindedIn(work, key.practiceId),
    [...(await readNotices(work, id)), ...(await readSent(work, id))],
    await readAnswers(work, id),
  ]
  const now = work.now()
  const isAhead = (status === 'scheduled' || status === 'confirmed') && new Date(startsAt) > now
  return rows.map((row) => {
    const { client, appointment } = row
    const { next, noneBecause } = practice.standingOf(row, now)
    const isOf = (one: { clientId: string; startsAt: Date }) =>
      one.clientId === client.id && one.startsAt.getTime() === appointment.startsAt.getTime()
    return {
      clientId: client.id,
      clientName: displayName(client),
      sent: sent
        .filter((one) => (one.kind === 'reminder' ? isOf(one) : one.clientId === client.id))
        .map(({ kind, sentAt, mail }) => ({ kind, at: sentAt.toISOString(), state: stateOf(mail) })),
      nextAt: isAhead && next !== null ? next.at.toISOString() : null,
      noneBecause: isAhead ? noneBecause : null,
      answers: answers
        .filter(isOf)
        .map(({ kind, answeredAt, text }) => ({ kind, at: answeredAt.toISOString(), text })),
    }
  })
}

/** A mail is there until it is sent, and without a time once it is given up. */
const stateOf = (mail: { id: string; dueAt: Date | null } | null): ReminderState => {
  if (mail === null) return 'sent'
  return mail.dueAt === null ? 'failed' : 'waiting'
}

const readSent = async (work: Work, appointmentId: string) =>
  (await selectSent(work, appointmentId)).map((one) => ({ ...one, kind: 'reminder' as const }))

const selectSent = ({ tx, actor }: Work, appointmentId: string) =>
  tx
    .select({
      clientId: appointmentReminders.clientId,
      startsAt: appointmentReminders.startsAt,
      sentAt: appointmentReminders.sentAt,
      mail: { id: documentMail.id, dueAt: documentMail.dueAt },
    })
    .from(appointmentReminders)
    .leftJoin(
      documentMail,
      and(
        eq(documentMail.organizationId, appointmentReminders.organizationId),
        eq(documentMail.id, appointmentReminders.id),
      ),
    )
    .where(
      and(
        eq(appointmentReminders.organizationId, actor.organizationId),
        eq(appointmentReminders.appointmentId, appointmentId),
      ),
    )
    .orderBy(asc(appointmentReminders.sentAt), asc(appointmentReminders.id))

/** What the clients were told when it was booked, moved or cancelled; of several changes in one mail the first has that mail. */
async function readNotices({ tx, actor }: Work, appointmentId: string) {
  const told = await tx
    .select({
      ...{ clientId: appointmentNotices.clientId, kind: appointmentNotices.kind },
      ...{ startsAt: appointmentNotices.startsAt, sentAt: appointmentNotices.toldAt },
      mail: { id: documentMail.id, dueAt: documentMail.dueAt },
    })
    .from(appointmentNotices)
    .leftJoin(
      documentMail,
      and(
        eq(documentMail.organizationId, appointmentNotices.organizationId),
        eq(documentMail.id, appointmentNotices.id),
      ),
    )
    .where(
      and(
        eq(appointmentNotices.organizationId, actor.organizationId),
        eq(appointmentNotices.appointmentId, appointmentId),
      ),
    )
    .orderBy(asc(appointmentNotices.toldAt), asc(appointmentNotices.id))
  return told.flatMap(({ kind, ...one }) => (kind === 'known' ? [] : [{ ...one, kind }]))
}

const readAnswers = ({ tx, actor }: Work, appointmentId: string) =>
  tx
    .select()
    .from(visitAnswers)
    .where(
      and(
        eq(visitAnswers.organizationId, actor.organizationId),
        eq(visitAnswers.appointmentId, appointmentId),
      ),
    )
    .orderBy(asc(visitAnswers.answeredAt), asc(visitAnswers.id))
