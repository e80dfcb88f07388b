import type * as api from '@oaklet/api/contract'
import type { Packet } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { packets } from '../../db/schema/packets-table'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { clientOf } from '../caseload'
import { requireSendable } from '../documents'
import { requireSendableForms } from '../form-templates'
import { insertItems } from './insert-items'
import { lockOpenPacket } from './lock-open-packet'
import { requireNotArchived } from './require-not-archived'
import { findPacket, isPacket, itemsOf } from './select-packets'

/** Asks for more, of a packet that was not sent in yet. */
export async function addPacketItems(
  { actor, scope, params: key, body }: CallOf<typeof api.addPacketItems>,
  work: Work,
): Promise<Packet> {
  const { items, forms = [], documents = [] } = body
  const client = await clientOf(work, key, scope)
  requireNotArchived(client)
  const packet = await lockOpenPacket(work, key)
  const there = await itemsOf(work, [packet.id])
  const refused = [
    ...items.flatMap((kind, place) => (there.some((item) => item.kind === kind) ? [`items.${place}`] : [])),
    ...forms.flatMap((id, place) =>
      there.some(({ formTemplateId }) => formTemplateId === id) ? [`forms.${place}`] : [],
    ),
    ...documents.flatMap((id, place) =>
      there.some(({ documentId }) => documentId === id) ? [`documents.${place}`] : [],
    ),
  ]
  if (refused.length > 0) {
    throw validationFailed(refused.map((path) => ({ path, message: 'This is asked for already' })))
  }
  const changed = await insertItems(work, {
    ...{ packetId: packet.id, client, items, first: there.length },
    forms: await requireSendableForms(work, key.practiceId, forms),
    texts: await requireSendable(work, key.practiceId, documents),
    returnedAt: packet.submittedAt === null ? null : work.now(),
  })
  await work.tx
    .update(packets)
    .set({ version: sql`${packets.version} + 1`, updatedAt: work.now() })
    .where(isPacket(actor, key))
  await recordAudit(work, { action: 'items_added', resource: 'packet', recordId: packet.id, changed })
  return findPacket(work, key)
}
