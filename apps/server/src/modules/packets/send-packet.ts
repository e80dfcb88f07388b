import type * as api from '@oaklet/api/contract'
import type { Packet } from '@oaklet/api/contract'
import { packetLinks, packets } from '../../db/schema/packets-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { requirePermittedEmail } from '../billing-documents'
import { holdClientOf } from '../caseload'
import { requireSendable } from '../documents'
import { insertItems } from './insert-items'
import { endOfLife } from './packet-life'
import { mailNewLink, newKey } from './packet-link'
import { findPacket } from './select-packets'

/** Asks a client for forms, documents to sign and questionnaires, by a link that is mailed to them. */
export async function sendPacket(
  {
    actor,
    scope,
    params: key,
    body: { email, items, documents = [], message },
  }: CallOf<typeof api.sendPacket>,
  work: Work,
): Promise<Packet> {
  const client = await holdClientOf(work, key, scope)
  if (client.status === 'archived') {
    throw new AppError('transition_refused', 'Nothing is asked of an archived client any more.')
  }
  requirePermittedEmail(client.contacts, email)
  const texts = await requireSendable(work, key.practiceId, documents)
  const { organizationId } = actor
  const [packetId, now] = [work.newId(), work.now()]
  const [packet] = await work.tx
    .insert(packets)
    .values({
      ...{ ...key, organizationId, id: packetId, status: 'sent', email, message },
      ...{ sentById: actor.staffId, sentAt: now, linkSentAt: now, createdAt: now, updatedAt: now },
      expiresAt: endOfLife(now),
    })
    .returning()
  if (packet === undefined) throw new Error('a packet that was added is there')
  const asked = await insertItems(work, { packetId, client, items, texts, first: 0 })
  await work.tx.insert(packetLinks).values({
    ...{ organizationId, packetId, key: newKey(), secretHash: '', mailedAt: now },
    ...{ codeTries: 0, codesSent: 0, wrongTries: 0 },
  })
  await mailNewLink(work, packet)
  await recordAudit(work, {
    ...{ action: 'packet_sent', resource: 'packet', recordId: packetId },
    changed: asked,
  })
  return findPacket(work, { ...key, packetId })
}
