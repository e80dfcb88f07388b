import { type OnboardingForms, type OnboardingItem, pagesOf, type SentFile } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { ClientActor } from '../../../actor'
import { dayOf } from '../../../calendar-day'
import { organizations } from '../../../db/schema/organizations-table'
import type { Deps } from '../../../deps'
import { inWork, type Work } from '../../../work'
import { displayName, legalName } from '../../caseload'
import { type OfferedFileRow, offeredFiles } from '../../client-files'
import { practiceToday } from '../../organization'
import { practiceName } from '../packet-link'
import {
  isAsked,
  isFillable,
  itemsOf,
  itemStateOf,
  type ItemWithPages,
  type PacketRow,
} from '../select-packets'
import { type FoundPacket, linkOf, linkUnavailable, packetOfLink, type Signer } from './signer-session'

/** A call about the forms of whoever has entered a code. */
export interface FormsCall {
  deps: Deps
  params: { linkId: string }
  by: Signer
}

/** Everything that the client is asked for, and has answered. */
export const getOnboardingForms = ({ deps, params, by }: FormsCall): Promise<OnboardingForms> =>
  inWork(deps, by.actor, async (work) => readForms(work, await foundOf(work, params)))

/** The packet of the link; throws 404 where it is gone. */
export async function foundOf(work: Work<ClientActor>, params: { linkId: string }): Promise<FoundPacket> {
  const found = await packetOfLink(work, linkOf(params.linkId).key)
  if (found === null) throw linkUnavailable()
  return found
}

/**
 * Whether the answers of an item can be changed: of a packet that was sent in once, only those that were sent back. What
 * is finished is closed, but for a document that was not signed.
 */
export const isOpenItem = (packet: PacketRow, item: ItemWithPages, now: Date): boolean =>
  isFillable(packet, now) &&
  isAsked(item) &&
  (item.finishedAt === null || (item.signature !== null && item.signature.outcome !== 'signed')) &&
  (packet.submittedAt === null || item.returnedAt !== null)

/** The forms as the contract shows them. */
export async function readForms(
  work: Work<ClientActor>,
  { packet, client }: FoundPacket,
): Promise<OnboardingForms> {
  const { practiceId } = packet
  const [organization] = await work.tx
    .select({ phone: organizations.phone })
    .from(organizations)
    .where(eq(organizations.organizationId, work.actor.organizationId))
  const items = (await itemsOf(work, [packet.id])).filter(isAsked)
  const files = await offeredFiles(work, items)
  const { today, timeZone } = await practiceToday(work, practiceId)
  return {
    practiceName: await practiceName(work, practiceId),
    practicePhone: organization?.phone ?? '',
    clientName: client.preferredName || client.firstName || displayName(client),
    legalName: legalName(client),
    isSigningOnline: packet.consentedAt !== null,
    message: packet.message,
    isOpen: isFillable(packet, work.now()),
    isReturned: packet.submittedAt !== null && packet.status !== 'submitted' && packet.status !== 'reviewed',
    canBeWithdrawn: packet.status === 'submitted',
    submittedAt: packet.submittedAt?.toISOString() ?? null,
    expiresOn: dayOf(packet.expiresAt, timeZone),
    today,
    items: items.map((item) => ({
      ...shownItem(item),
      files: files.filter(({ itemId }) => itemId === item.id).map(shownFile),
      isOpen: isOpenItem(packet, item, work.now()),
    })),
  }
}

const shownFile = ({ id, slot, name, type, size }: OfferedFileRow): SentFile => ({
  ...{ id, slot, name, type, size },
})

const shownItem = (item: ItemWithPages): Omit<OnboardingItem, 'isOpen' | 'files'> => ({
  id: item.id,
  kind: item.kind,
  state: itemStateOf(item),
  comment: item.comment ?? '',
  form: item.form,
  document: item.text && {
    ...{ title: item.text.title, asks: item.text.asks, mayDecline: item.text.mayDecline },
  },
  signature: item.signature && {
    ...{ outcome: item.signature.outcome, signerName: item.signature.signerName },
    at: item.signature.signedAt.toISOString(),
  },
  pages: pagesOf(item, item.pages).map((page) => {
    const saved = item.pages.find((one) => one.page === page)
    return {
      page,
      answers: saved?.answers ?? null,
      known: item.known[page] ?? null,
      rev: saved?.rev ?? 0,
    }
  }),
})
