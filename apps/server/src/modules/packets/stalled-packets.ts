import { accessScope } from '@oaklet/api/contract'
import { and, asc, count, eq, inArray, ne, not, sql, type SQL } from 'drizzle-orm'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import { packets } from '../../db/schema/packets-table'
import type { Deps } from '../../deps'
import type { Work } from '../../work'
import { displayName, isClientOf, isInScope, isVisibleClient } from '../caseload'
import { notifyOnce, wasNotified } from '../notifications'
import { SOON_MS } from './packet-life'

const BATCH = 500

/** Packets that clients still have, although they have an appointment soon. */
const isStalled = (now: Date): SQL | undefined =>
  and(
    inArray(packets.status, ['sent', 'opened', 'in_progress', 'returned']),
    // What a schedule asks for is always asked shortly before.
    eq(packets.isScheduled, false),
    ne(clients.status, 'archived'),
    sql`exists (
      select from ${appointmentClients} ac
      join ${appointments} a on a.organization_id = ac.organization_id and a.id = ac.appointment_id
      where ac.organization_id = ${packets.organizationId} and ac.client_id = ${packets.clientId}
        and a.practice_id = ${packets.practiceId} and a.status in ('scheduled', 'confirmed')
        and a.starts_at > ${now.toISOString()}::timestamptz
        and a.starts_at <= ${new Date(now.getTime() + SOON_MS).toISOString()}::timestamptz
    )`,
  )

/** Notifies who sent it, and the client’s clinician, of each packet that is stalled, once. */
export const notifyStalledPackets = (deps: Deps): Promise<void> =>
  notifyOnce(deps, {
    job: 'stalled packets',
    find: (tx, { organizationId, practiceId }) =>
      tx
        .select({ packet: packets, client: clients })
        .from(packets)
        .innerJoin(clients, isClientOf(packets))
        .where(
          and(
            eq(packets.organizationId, organizationId),
            eq(packets.practiceId, practiceId),
            isStalled(deps.clock.now()),
            not(wasNotified('packet_stalled', 'packet', packets)),
          ),
        )
        .orderBy(asc(packets.sentAt), asc(packets.id))
        .limit(BATCH),
    isFor: ({ staffId, permissions }, { packet, client: { primaryClinicianId } }) =>
      isInScope({ staffId }, accessScope(permissions, 'onboarding:review'), primaryClinicianId) &&
      [packet.sentById, primaryClinicianId].includes(staffId),
    noticeOf: ({ packet, client }) => ({
      practiceId: packet.practiceId,
      event: 'packet_stalled',
      subject: (who) => `${who} has an appointment within two days, and has not sent in their forms`,
      clients: [{ id: client.id, name: displayName(client) }],
      link: `/clients?client=${client.id}&tab=onboarding`,
      about: `packet ${packet.id}`,
      standsNow: 'stalled',
    }),
  })

/** How many packets are stalled that the actor may review; null where they may review none. */
export async function countStalled(work: Work, practiceId: string): Promise<number | null> {
  const scope = accessScope(work.actor.permissions, 'onboarding:review')
  if (scope === 'none') return null
  const [counted] = await work.tx
    .select({ total: count() })
    .from(packets)
    .innerJoin(clients, isClientOf(packets))
    .where(and(isVisibleClient(work.actor, practiceId, scope), isStalled(work.now())))
  return counted?.total ?? 0
}
