import { MAX_PACKET_DAYS, PACKET_LIFE_DAYS } from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { ClientActor } from '../../../actor'
import { packets, packetSessions } from '../../../db/schema/packets-table'
import type { Work } from '../../../work'
import { recordAudit } from '../../audit'
import { DAY_MS } from '../packet-life'
import type { PacketRow } from '../select-packets'
import type { Signer } from './signer-session'

/** Puts the packet's end off, and tells the audit log of the first saving of a session. */
export async function noteSaving(
  work: Work<ClientActor>,
  { id, linkSentAt, expiresAt }: PacketRow,
  { actor, sessionId }: Signer,
): Promise<void> {
  const { organizationId } = actor
  const now = work.now()
  const later = Math.max(expiresAt.getTime(), now.getTime() + PACKET_LIFE_DAYS * DAY_MS)
  const latest = linkSentAt.getTime() + MAX_PACKET_DAYS * DAY_MS
  await work.tx
    .update(packets)
    .set({
      ...{ status: 'in_progress', savedAt: now, updatedAt: now },
      ...{ expiresAt: new Date(Math.min(later, latest)), version: sql`${packets.version} + 1` },
    })
    .where(and(eq(packets.organizationId, organizationId), eq(packets.id, id)))
  const first = await work.tx
    .update(packetSessions)
    .set({ hasSaved: true })
    .where(
      and(
        eq(packetSessions.organizationId, organizationId),
        eq(packetSessions.id, sessionId),
        eq(packetSessions.hasSaved, false),
      ),
    )
    .returning({ id: packetSessions.id })
  if (first.length === 0) return
  await recordAudit(work, { action: 'updated', resource: 'packet', recordId: id, changed: ['answers'] })
}
