import type * as api from '@oaklet/api/contract'
import type { WaitlistEntry } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { slotOffers } from '../../db/schema/waitlist-table'
import { AppError, notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { isOpen, showEntry } from './select-entries'

/** Takes an offer back that nobody has answered; its link says so from then on. */
export async function withdrawOffer(
  { scope, params: { practiceId, offerId } }: CallOf<typeof api.withdrawOffer>,
  work: Work,
): Promise<WaitlistEntry> {
  const isIt = and(
    eq(slotOffers.organizationId, work.actor.organizationId),
    eq(slotOffers.practiceId, practiceId),
    eq(slotOffers.id, offerId),
  )
  const [offer] = await work.tx.select().from(slotOffers).where(isIt).for('update')
  if (offer === undefined) throw notFound()
  const key = { practiceId, entryId: offer.entryId }
  // It says whether the actor may know of the client.
  await showEntry(work, key, scope)
  if (!isOpen(offer, work.now())) {
    throw new AppError('transition_refused', 'This offer was answered already, or is over.')
  }
  await work.tx.update(slotOffers).set({ status: 'withdrawn' }).where(isIt)
  await recordAudit(work, {
    ...{ action: 'offer_withdrawn', resource: 'waitlist_entry', recordId: offer.entryId },
  })
  return showEntry(work, key, scope)
}
