import type * as api from '@oaklet/api/contract'
import type { Packet } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { requirePermittedEmail } from '../billing-documents'
import { holdClientOf } from '../caseload'
import { requireSendable } from '../documents'
import { requireSendableForms } from '../form-templates'
import { insertItems } from './insert-items'
import { insertPacket } from './insert-packet'
import { requireNotArchived } from './require-not-archived'
import { findPacket } from './select-packets'

/** Asks a client for forms, documents to sign and questionnaires, by a link that is mailed to them. */
export async function sendPacket(
  {
    actor,
    scope,
    params: key,
    body: { email, items, forms: formIds = [], documents = [], message },
  }: CallOf<typeof api.sendPacket>,
  work: Work,
): Promise<Packet> {
  const client = await holdClientOf(work, key, scope)
  requireNotArchived(client)
  requirePermittedEmail(client.contacts, email)
  const forms = await requireSendableForms(work, key.practiceId, formIds)
  const texts = await requireSendable(work, key.practiceId, documents)
  const packetId = await insertPacket(work, { ...key, email, message, sentById: actor.staffId }, (id) =>
    insertItems(work, { packetId: id, client, items, forms, texts, first: 0 }),
  )
  return findPacket(work, { ...key, packetId })
}
