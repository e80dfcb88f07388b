import type * as api from '@oaklet/api/contract'
import { isMeasureItem, type Packet } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { packetItems, packets } from '../../db/schema/packets-table'
import { AppError, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { clientOf } from '../caseload'
import { endOfLife } from './packet-life'
import { mailNewLink, requireStillPermitted } from './packet-link'
import { returnedMail } from './packet-mails'
import { requireNotArchived } from './require-not-archived'
import { findPacket, isAsked, isPacket, itemsOf, lockPacket } from './select-packets'

/** Opens some forms of a packet again, each with what should be changed, and mails the client a link. */
export async function returnPacket(
  { actor, scope, params: key, body: { comments, version } }: CallOf<typeof api.returnPacket>,
  work: Work,
): Promise<Packet> {
  const client = await clientOf(work, key, scope)
  requireNotArchived(client)
  const packet = await lockPacket(work, key, version)
  if (packet.status !== 'submitted') {
    throw new AppError('transition_refused', 'Only what was sent in and not reviewed can be sent back.')
  }
  const items = await itemsOf(work, [packet.id])
  const refused = comments.flatMap(({ itemId }, index) => {
    const item = items.find(({ id }) => id === itemId)
    if (item !== undefined && isAsked(item) && !isMeasureItem(item.kind)) return []
    return [{ path: `comments.${index}.itemId`, message: 'Choose a form: questionnaires can’t be changed' }]
  })
  if (refused.length > 0) throw validationFailed(refused)
  requireStillPermitted(client.contacts, packet)
  const now = work.now()
  for (const { itemId, comment } of comments) {
    await work.tx
      .update(packetItems)
      // A document is asked for anew; what became of it stays in the client’s record.
      .set({ comment, returnedAt: now, finishedAt: null, signatureId: null })
      .where(and(eq(packetItems.organizationId, actor.organizationId), eq(packetItems.id, itemId)))
  }
  await work.tx
    .update(packets)
    .set({
      ...{ status: 'returned', version: version + 1, updatedAt: now },
      ...{ linkSentAt: now, expiresAt: endOfLife(now) },
    })
    .where(isPacket(actor, key))
  await mailNewLink(work, packet, returnedMail)
  await recordAudit(work, {
    ...{ action: 'packet_returned', resource: 'packet', recordId: key.packetId, changed: ['comments'] },
  })
  return findPacket(work, key)
}
