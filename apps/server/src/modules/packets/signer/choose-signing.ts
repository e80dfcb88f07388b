import type * as api from '@oaklet/api/contract'
import { type OnboardingForms, SIGNING_CONSENT_NUMBER } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { ClientActor } from '../../../actor'
import { packetItems, packets } from '../../../db/schema/packets-table'
import { inWork, type Work } from '../../../work'
import { recordAudit } from '../../audit'
import { isFillable, itemsOf, type ItemWithPages } from '../select-packets'
import { fileAnswer } from './answer-document'
import { closed, lockFound } from './lock-packet'
import { noteSaving } from './note-saving'
import { foundOf, type FormsCall, isOpenItem, readForms } from './read-forms'
import type { FoundPacket } from './signer-session'

interface Call extends FormsCall {
  body: api.ChooseSigningBody
}

/** Notes how the client signs: on the screen, which they agree to by this, or on paper. */
export const chooseSigning = ({ deps, params, body: { way }, by }: Call): Promise<OnboardingForms> =>
  inWork(deps, by.actor, async (work) => {
    const found = await lockFound(work, params)
    const { packet } = found
    if (!isFillable(packet, work.now())) throw closed()
    const isOnline = way === 'online'
    const open = (await itemsOf(work, [packet.id])).filter(
      (item) => item.kind === 'document' && isOpenItem(packet, item, work.now()),
    )
    if (isOnline !== (packet.consentedAt !== null)) {
      await setConsent(work, packet.id, isOnline)
    }
    if (isOnline) await openAgain(work, open)
    else await leaveToPaper(work, by, found, open)
    await noteSaving(work, packet, by)
    return readForms(work, await foundOf(work, params))
  })

async function setConsent(work: Work<ClientActor>, packetId: string, isGiven: boolean): Promise<void> {
  await work.tx
    .update(packets)
    .set(
      isGiven
        ? { consentedAt: work.now(), consentNumber: SIGNING_CONSENT_NUMBER }
        : { consentedAt: null, consentNumber: null },
    )
    .where(and(eq(packets.organizationId, work.actor.organizationId), eq(packets.id, packetId)))
  const action = isGiven ? 'signing_consented' : 'signing_consent_withdrawn'
  await recordAudit(work, { action, resource: 'packet', recordId: packetId })
}

/** Opens the documents again that were left to paper. */
async function openAgain(work: Work<ClientActor>, open: readonly ItemWithPages[]): Promise<void> {
  const ids = open.filter(({ signature }) => signature?.outcome === 'paper').map(({ id }) => id)
  if (ids.length === 0) return
  await work.tx
    .update(packetItems)
    .set({ finishedAt: null, signatureId: null })
    .where(and(eq(packetItems.organizationId, work.actor.organizationId), inArray(packetItems.id, ids)))
}

/** Leaves every document to paper that has no answer yet. */
async function leaveToPaper(
  work: Work<ClientActor>,
  by: Call['by'],
  { packet, ...found }: FoundPacket,
  open: readonly ItemWithPages[],
): Promise<void> {
  const withdrawn = { ...found, packet: { ...packet, consentedAt: null, consentNumber: null } }
  for (const item of open.filter(({ signature }) => signature === null)) {
    await fileAnswer(work, by, withdrawn, item, { outcome: 'paper', signer: null, reason: '' })
  }
}
