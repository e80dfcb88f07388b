import type * as api from '@oaklet/api/contract'
import type { Appointment, Page } from '@oaklet/api/contract'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isVisibleAppointment } from './find-appointment'
import { pageOfAppointments } from './page-of-appointments'

/** One client's appointments: upcoming in order of start, all others the latest first. */
export async function listClientAppointments(
  {
    actor,
    scope,
    params: { practiceId, clientId },
    query: { when, cursor, limit },
  }: CallOf<typeof api.listClientAppointments>,
  work: Work,
): Promise<Page<Appointment>> {
  const now = work.now()

  const client = await work.tx
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        eq(clients.organizationId, actor.organizationId),
        eq(clients.practiceId, practiceId),
        eq(clients.id, clientId),
      ),
    )
  if (client.length === 0) throw notFound()
  return pageOfAppointments(work.tx, {
    where: and(
      isVisibleAppointment(actor, practiceId, scope),
      takesPart(clientId),
      when === 'upcoming' ? gt(appointments.endsAt, now) : undefined,
      when === 'past' ? lte(appointments.endsAt, now) : undefined,
    ),
    order: when === 'upcoming' ? 'earliest-first' : 'latest-first',
    cursor,
    limit,
    billedTo: clientId,
  })
}

/** The appointments in which the client takes part. */
export const takesPart = (clientId: string) => sql`exists (
  select from appointment_clients ac
  where ac.organization_id = ${appointments.organizationId} and ac.appointment_id = ${appointments.id}
    and ac.client_id = ${clientId}
)`
