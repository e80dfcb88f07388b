import type { OnboardingForms } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { ClientActor } from '../../../actor'
import { packetItems } from '../../../db/schema/packets-table'
import { notFound } from '../../../errors'
import type { Work } from '../../../work'
import { addSignature, findText, type SigningAct } from '../../documents'
import { practiceToday } from '../../organization'
import { practiceName } from '../packet-link'
import type { ItemWithPages } from '../select-packets'
import { lockItem, requireOpen } from './lock-packet'
import { noteSaving } from './note-saving'
import { foundOf, type FormsCall, readForms } from './read-forms'
import type { FoundPacket, Signer } from './signer-session'

/** A call about one document of the packet. */
export interface DocumentCall extends FormsCall {
  params: { linkId: string; itemId: string }
}

type Text = NonNullable<ItemWithPages['text']>
type Answer = Pick<SigningAct, 'outcome' | 'signer' | 'reason'>

/**
 * Records what becomes of a document of the packet, unless that became of it already, as with a second press or one
 * whose answer was lost. `requireAllowed` throws where it may not.
 */
export async function answerDocument(
  work: Work<ClientActor>,
  params: DocumentCall['params'],
  by: Signer,
  answer: Answer,
  requireAllowed: (found: FoundPacket, text: Text) => void,
): Promise<OnboardingForms> {
  const { item, found } = await lockItem(work, params)
  if (item.text === null) throw notFound()
  if (item.signature?.outcome === answer.outcome) return readForms(work, found)
  requireOpen(work, found, item)
  requireAllowed(found, item.text)
  await fileAnswer(work, by, found, item, answer)
  await noteSaving(work, found.packet, by)
  return readForms(work, await foundOf(work, params))
}

/** Files what became of a document, and finishes its item. */
export async function fileAnswer(
  work: Work<ClientActor>,
  { userAgent, actor }: Pick<Signer, 'userAgent' | 'actor'>,
  { packet, client }: FoundPacket,
  { id, text }: ItemWithPages,
  answer: Answer,
): Promise<void> {
  if (text === null) throw notFound()
  const { practiceId, consentedAt, consentNumber, email } = packet
  const { timeZone } = await practiceToday(work, practiceId)
  const signatureId = await addSignature(work, {
    ...{ ...answer, client, timeZone, email, userAgent, address: actor.address },
    text: await findText(work, text),
    practiceName: await practiceName(work, practiceId),
    consent:
      consentedAt === null || consentNumber === null
        ? null
        : { number: consentNumber, at: consentedAt.toISOString() },
  })
  await work.tx
    .update(packetItems)
    .set({ finishedAt: work.now(), signatureId })
    .where(and(eq(packetItems.organizationId, packet.organizationId), eq(packetItems.id, id)))
}
