import type * as api from '@oaklet/api/contract'
import { type FormAnswers, isFormItem, type PacketReview } from '@oaklet/api/contract'
import { scopeOf } from '../../actor'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { clientOf } from '../caseload'
import { findClient } from '../clients'
import { findPacket, isAsked, itemsOf, type PacketKey } from './select-packets'

/** What a client sent in, beside their record; reading it is an event of the packet. */
export async function getPacketReview(
  { scope, params: key }: CallOf<typeof api.getPacketReview>,
  work: Work,
): Promise<PacketReview> {
  await clientOf(work, key, scope)
  const review = await readReview(work, key)
  await recordAudit(work, { action: 'viewed', resource: 'packet', recordId: key.packetId })
  return review
}

/** The packet with the answers of its forms, and the client as they are now; `clients:view` has to reach them. */
export async function readReview(work: Work, key: PacketKey): Promise<PacketReview> {
  const packet = await findPacket(work, key)
  const client = await findClient(work, key, scopeOf(work.actor, 'clients:view'))
  if (client === null) throw notFound()
  return { packet, forms: await formsOf(work, key.packetId), client }
}

/** What was answered in the forms of a packet. */
async function formsOf(work: Work, packetId: string): Promise<FormAnswers> {
  const items = await itemsOf(work, [packetId])
  const forms = items.filter((item) => isFormItem(item.kind) && isAsked(item))
  return Object.fromEntries(
    forms.map(({ kind, pages }) => [
      kind,
      Object.fromEntries(pages.map(({ page, answers }) => [page, answers])),
    ]),
  )
}
