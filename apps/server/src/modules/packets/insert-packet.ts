import type { PacketItemKind } from '@oaklet/api/contract'
import type { Actor } from '../../actor'
import { packetLinks, packets } from '../../db/schema/packets-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { endOfLife } from './packet-life'
import { mailNewLink, newKey } from './packet-link'

type NewPacket = Pick<
  typeof packets.$inferInsert,
  'practiceId' | 'clientId' | 'email' | 'message' | 'sentById' | 'isScheduled'
>

/** Adds a packet with what `insertItems` asks for in it, mails its link, and returns its id. */
export async function insertPacket(
  work: Work<Actor>,
  packet: NewPacket,
  insertItems: (packetId: string) => Promise<readonly PacketItemKind[]>,
): Promise<string> {
  const { organizationId } = work.actor
  const [id, now] = [work.newId(), work.now()]
  const [added] = await work.tx
    .insert(packets)
    .values({
      ...{ ...packet, organizationId, id, status: 'sent' },
      ...{ sentAt: now, linkSentAt: now, createdAt: now, updatedAt: now, expiresAt: endOfLife(now) },
    })
    .returning()
  if (added === undefined) throw new Error('a packet that was added is there')
  const asked = await insertItems(id)
  await work.tx.insert(packetLinks).values({
    ...{ organizationId, packetId: id, key: newKey(), secretHash: '', mailedAt: now },
    ...{ codeTries: 0, codesSent: 0, wrongTries: 0 },
  })
  await mailNewLink(work, added)
  await recordAudit(work, {
    ...{ action: 'packet_sent', resource: 'packet', recordId: id, changed: [...asked] },
  })
  return id
}
