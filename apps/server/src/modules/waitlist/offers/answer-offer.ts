import type { OfferedTime } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { ClientActor } from '../../../actor'
import { clients } from '../../../db/schema/clients-table'
import { slotOffers, waitlistEntries } from '../../../db/schema/waitlist-table'
import type { Deps } from '../../../deps'
import type { AppContext } from '../../../http/app-env'
import { inWork, type Work } from '../../../work'
import { appointmentTimeWords, lockCalendar, lockClientCalendars } from '../../appointments'
import { displayName, NAMED_CLIENT } from '../../caseload'
import { findRecipients, notify } from '../../notifications'
import { isOpen } from '../select-entries'
import { findOffer, isOffer, type OfferRow } from './find-offer'
import { readOffer } from './read-offer'

/**
 * Does what a client answers, on an offer that can still be answered, in locked calendars: of two who take the same time
 * at once the second finds it taken. Answers how the offer stands then.
 */
export async function answerOffer(
  deps: Deps,
  c: AppContext,
  token: string,
  act: (work: Work<ClientActor>, offer: OfferRow) => Promise<void>,
): Promise<OfferedTime> {
  const found = await findOffer(deps, c, token)
  const answered = await inWork(deps, found.actor, async (work) => {
    await lockCalendar(work.tx, found.offer.clinicianId)
    await lockClientCalendars(work.tx, [found.offer.clientId])
    await work.tx
      .select({ id: waitlistEntries.id })
      .from(waitlistEntries)
      .where(isEntryOf(found.offer))
      .for('update')
    const [offer] = await work.tx.select().from(slotOffers).where(isOffer(found.offer)).for('update')
    if (offer !== undefined && isOpen(offer, work.now())) await act(work, offer)
    return readOffer(work, found.offer)
  })
  deps.changes.announce(found.actor.organizationId)
  return answered
}

/** The entry for which something was offered. */
export const isEntryOf = ({ organizationId, entryId }: OfferRow) =>
  and(eq(waitlistEntries.organizationId, organizationId), eq(waitlistEntries.id, entryId))

/** Notifies whoever offered the time of what the client answered. */
export async function notifyOfAnswer(
  work: Work<ClientActor>,
  { practiceId, clientId, offeredById, startsAt, timeZone, id }: OfferRow,
  subject: (who: string, when: string) => string,
): Promise<void> {
  const { organizationId } = work.actor
  const [client] = await work.tx
    .select(NAMED_CLIENT)
    .from(clients)
    .where(and(eq(clients.organizationId, organizationId), eq(clients.id, clientId)))
  const [recipient] = await findRecipients(work.tx, organizationId, practiceId, offeredById)
  if (client === undefined || recipient === undefined) return
  const when = appointmentTimeWords({ startsAt: startsAt.toISOString(), timeZone })
  await notify(work, recipient, {
    ...{ event: 'offer_answered', practiceId, link: '/calendar/waitlist' },
    clients: [{ id: clientId, name: displayName(client) }],
    subject: (who) => subject(who, when),
    about: `offer ${id}`,
    ...{ stoodBefore: null, standsNow: 'answered' },
  })
}
