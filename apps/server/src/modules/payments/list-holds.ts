import type * as api from '@oaklet/api/contract'
import type { AppointmentHolds, HoldableSessions } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientIdsOf } from '../appointments'
import { hasClient } from '../caseload'
import { findHoldableSessions } from './holdable-sessions'

/** The sessions of a client that a copay is held for, or can be. */
export async function listHolds(
  { actor, params: { practiceId, clientId } }: CallOf<typeof api.listHolds>,
  work: Work,
): Promise<HoldableSessions> {
  const of = { organizationId: actor.organizationId, practiceId, clientId }
  if (!(await hasClient(work.tx, of))) throw notFound()
  return { sessions: await findHoldableSessions(work, of) }
}

/** What is held for one appointment, or can be, of each of its clients. */
export async function listHoldsOfAppointment(
  { actor, params: { practiceId, appointmentId } }: CallOf<typeof api.listHoldsOfAppointment>,
  work: Work,
): Promise<AppointmentHolds> {
  const { organizationId } = actor
  const [known] = await work.tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.organizationId, organizationId),
        eq(appointments.practiceId, practiceId),
        eq(appointments.id, appointmentId),
      ),
    )
  if (known === undefined) throw notFound()
  const clients: AppointmentHolds['clients'] = []
  for (const clientId of await clientIdsOf(work, [appointmentId])) {
    const of = { organizationId, practiceId, clientId }
    const [session = null] = await findHoldableSessions(work, of, appointmentId)
    clients.push({ clientId, session })
  }
  return { clients }
}
