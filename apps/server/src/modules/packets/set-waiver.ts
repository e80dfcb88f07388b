import type { Packet } from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import { packetItems, packets } from '../../db/schema/packets-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findPacket, isPacket, type ItemRow, type PacketKey } from './select-packets'

/** Stores whether an item of a packet is asked for, which the caller holds a lock on. */
export async function setWaiver(
  work: Work,
  key: PacketKey,
  { organizationId, id, kind, packetId }: ItemRow,
  action: 'waived' | 'waiver_withdrawn',
  waiver: Pick<ItemRow, 'waivedAt' | 'waivedById' | 'waiverReason'>,
): Promise<Packet> {
  await work.tx
    .update(packetItems)
    .set(waiver)
    .where(and(eq(packetItems.organizationId, organizationId), eq(packetItems.id, id)))
  await work.tx
    .update(packets)
    .set({ version: sql`${packets.version} + 1`, updatedAt: work.now() })
    .where(isPacket(work.actor, key))
  await recordAudit(work, { action, resource: 'packet', recordId: packetId, changed: [kind] })
  return findPacket(work, key)
}
