import type * as api from '@oaklet/api/contract'
import type { Appointment, Page } from '@oaklet/api/contract'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { clients } from '../clients'
import { appointments } from './appointments-table'
import { isVisible } from './find-appointment'
import { pageOfAppointments } from './page-of-appointments'

type Query = z.infer<typeof api.ClientAppointmentsQuery>

/** One client's appointments: upcoming in order of start, all others the latest first. */
export function listClientAppointments(
  deps: Deps,
  actor: StaffActor,
  { practiceId, clientId }: { practiceId: string; clientId: string },
  { when, cursor, limit }: Query,
): Promise<Page<Appointment>> {
  requirePractice(actor, practiceId)
  const scope = scopeOf(actor, 'appointments:view')
  const now = deps.clock.now()
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const client = await tx
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
    return pageOfAppointments(tx, {
      where: and(
        isVisible(actor, practiceId, scope),
        takesPart(clientId),
        when === 'upcoming' ? gt(appointments.endsAt, now) : undefined,
        when === 'past' ? lte(appointments.endsAt, now) : undefined,
      ),
      order: when === 'upcoming' ? 'earliest-first' : 'latest-first',
      cursor,
      limit,
      billedTo: clientId,
    })
  })
}

const takesPart = (clientId: string) => sql`exists (
  select from appointment_clients ac
  where ac.organization_id = ${appointments.organizationId} and ac.appointment_id = ${appointments.id}
    and ac.client_id = ${clientId}
)`
