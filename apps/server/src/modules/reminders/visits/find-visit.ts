import { and, asc, eq } from 'drizzle-orm'
import type { ClientActor } from '../../../actor'
import type { Tx } from '../../../db/database'
import type { appointments } from '../../../db/schema/appointments-table'
import { appointmentNotices, appointmentReminders, visitAnswers } from '../../../db/schema/reminders-table'
import { inTenant } from '../../../db/tenant'
import type { Deps } from '../../../deps'
import { AppError } from '../../../errors'
import type { AppContext } from '../../../http/app-env'
import type { Attendances } from '../../appointments'
import { hashToken, organizationOf } from '../../auth'

/** What a mail with a link told a client. */
type Told = Pick<
  typeof appointmentReminders.$inferSelect,
  'id' | 'practiceId' | 'appointmentId' | 'clientId' | 'startsAt'
>

/** The mail whose link a client has opened, and the client as who acts. */
export interface FoundVisit {
  reminder: Told
  actor: ClientActor
}

/** One answer for a link that is none, and for one whose appointment is over or was moved, so that nothing is learnt by trying. */
const visitUnavailable = () =>
  new AppError('link_unavailable', 'This link can’t be used any more. Please call the practice.')

/** What the link of a token told; throws 404 where it can’t be used any more. */
export async function findVisit(deps: Deps, c: AppContext, token: string): Promise<FoundVisit> {
  const organizationId = organizationOf(token)
  if (organizationId === null) throw visitUnavailable()
  const reminder = await inTenant(deps.db, organizationId, (tx) => findReminder(tx, organizationId, token))
  const { clientId, id: linkId } = reminder
  const origin = { requestId: c.get('requestId'), address: c.get('address') }
  return { reminder, actor: { kind: 'client', organizationId, clientId, linkId, ...origin } }
}

/** The reminder, or the news of an appointment, whose mail had the link. */
async function findReminder(tx: Tx, organizationId: string, token: string): Promise<Told> {
  const [reminder] = await tx
    .select()
    .from(appointmentReminders)
    .where(isLink(appointmentReminders, organizationId, token))
  if (reminder !== undefined) return reminder
  const [notice] = await tx
    .select()
    .from(appointmentNotices)
    .where(isLink(appointmentNotices, organizationId, token))
  if (notice === undefined) throw visitUnavailable()
  return notice
}

const isLink = (
  table: typeof appointmentReminders | typeof appointmentNotices,
  organizationId: string,
  token: string,
) => and(eq(table.organizationId, organizationId), eq(table.tokenHash, hashToken(token)))

type AppointmentRow = typeof appointments.$inferSelect

/**
 * Throws 404 for an appointment that is over, is not at the time of which the client was reminded, or has gone on without
 * them.
 */
export function requireVisit(
  appointment: AppointmentRow | undefined,
  attendances: Attendances,
  { reminder }: FoundVisit,
  now: Date,
): AppointmentRow {
  const isIt =
    appointment !== undefined &&
    attendances.has(reminder.clientId) &&
    appointment.startsAt.getTime() === reminder.startsAt.getTime() &&
    appointment.endsAt > now &&
    !['requested', 'declined', 'completed', 'no_show'].includes(appointment.status)
  if (!isIt) throw visitUnavailable()
  return appointment
}

/** What everybody who takes part answered to reminders of the present time, the oldest first. */
export const answersTo = (tx: Tx, { organizationId, id, startsAt }: AppointmentRow) =>
  tx
    .select()
    .from(visitAnswers)
    .where(
      and(
        eq(visitAnswers.organizationId, organizationId),
        eq(visitAnswers.appointmentId, id),
        eq(visitAnswers.startsAt, startsAt),
      ),
    )
    .orderBy(asc(visitAnswers.answeredAt), asc(visitAnswers.id))
