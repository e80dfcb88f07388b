import { MEASURE_NAMES } from '@oaklet/api/contract'
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
import { exportedMeasureSchedules, measureSchedules } from '../../db/schema/measure-schedules-table'
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
    exportedMeasureSchedules,
  ],
  names: {
    packet: readNames,
    packet_template: namesIn(packetTemplates),
    measure_schedule: readScheduleNames,
  },
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

/** A schedule is named by what it asks for and its client, to those who may see them. */
async function readScheduleNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({ id: measureSchedules.id, kind: measureSchedules.kind, client: clients })
    .from(measureSchedules)
    .innerJoin(clients, isClientOf(measureSchedules))
    .where(
      and(
        isOneOf(work, measureSchedules, measureSchedules.id, ids),
        isClientSeenWith(work.actor, 'clients:view'),
        isClientSeenWith(work.actor, 'measures:view'),
      ),
    )
  return rows.map(({ id, kind, client }) => ({
    id,
    name: `${MEASURE_NAMES[kind]} of ${displayName(client)}`,
  }))
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
