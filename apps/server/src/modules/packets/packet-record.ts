import { and, inArray, sql } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import {
  exportedPacketItems,
  exportedPacketPages,
  exportedPackets,
  leftOutPacketLinks,
  leftOutPacketSessions,
  packets,
} from '../../db/schema/packets-table'
import { exportedPacketTemplates, packetTemplates } from '../../db/schema/packet-templates-table'
import { isOneOf, namesIn, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'
import { displayName, isClientOf, isClientSeenWith } from '../caseload'

export const packetRecord: RecordKind = {
  tables: [
    exportedPackets,
    exportedPacketItems,
    exportedPacketPages,
    leftOutPacketLinks,
    leftOutPacketSessions,
    exportedPacketTemplates,
  ],
  names: { packet: readNames, packet_template: namesIn(packetTemplates) },
  timeline: [
    {
      kind: 'packet',
      permission: 'onboarding:review',
      rows: ({ dayOf, isOfClient }) => ({
        from: packets,
        where: and(isOfClient(packets), inArray(packets.status, ['submitted', 'reviewed'])),
        id: packets.id,
        on: dayOf(packets.submittedAt),
        at: packets.submittedAt,
        facts: { isReviewed: sql`${packets.status} = 'reviewed'` },
      }),
    },
  ],
}

/** A packet is named by its client, to those who may see them. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({ id: packets.id, client: clients })
    .from(packets)
    .innerJoin(clients, isClientOf(packets))
    .where(and(isOneOf(work, packets, packets.id, ids), isClientSeenWith(work.actor, 'clients:view')))
  return rows.map(({ id, client }) => ({ id, name: `for ${displayName(client)}` }))
}
