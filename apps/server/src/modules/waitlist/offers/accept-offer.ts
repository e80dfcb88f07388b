import type * as api from '@oaklet/api/contract'
import type { OfferedTime } from '@oaklet/api/contract'
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { ClientActor } from '../../../actor'
import { services } from '../../../db/schema/services-table'
import { slotOffers, waitlistEntries } from '../../../db/schema/waitlist-table'
import type { Deps } from '../../../deps'
import type { AppContext } from '../../../http/app-env'
import type { Work } from '../../../work'
import { keepAppointment, type NewAppointment } from '../../appointments'
import { recordAudit } from '../../audit'
import { isStillFree } from '../../availability'
import { answerOffer, isEntryOf, notifyOfAnswer } from './answer-offer'
import { isOffer, type OfferRow } from './find-offer'

interface Call {
  deps: Deps
  body: api.OfferBody
}

/** Takes the time: books it, ends the waiting, and ends what else was offered of it or to this client for the same. */
export const acceptOffer = ({ deps, body }: Call, c: AppContext): Promise<OfferedTime> =>
  answerOffer(deps, c, body.token, async (work, offer) => {
    const booking = await bookingOf(work, offer)
    if (booking === null) {
      await work.tx.update(slotOffers).set({ status: 'taken', answeredAt: work.now() }).where(isOffer(offer))
      return
    }
    const { id: appointmentId } = await keepAppointment(work, booking)
    await work.tx
      .update(slotOffers)
      .set({ status: 'accepted', answeredAt: work.now(), appointmentId })
      .where(isOffer(offer))
    await endOthers(work, offer)
    await work.tx
      .update(waitlistEntries)
      .set({ status: 'booked', version: sql`${waitlistEntries.version} + 1`, updatedAt: work.now() })
      .where(isEntryOf(offer))
    await recordAudit(work, {
      ...{ action: 'offer_accepted', resource: 'waitlist_entry', recordId: offer.entryId },
      changed: ['status'],
    })
    await notifyOfAnswer(work, offer, (who, when) => `${who} took the time on ${when}`)
  })

/** What is booked, or null where it can’t be any more: the time is taken, or who or what it is with is gone. */
async function bookingOf(work: Work<ClientActor>, offer: OfferRow): Promise<NewAppointment | null> {
  const { practiceId, clinicianId, locationId, clientId, startsAt, endsAt, serviceCode, timeZone } = offer
  const planned = { clinicianId, locationId, clientIds: [clientId], startsAt, endsAt }
  const [service] = await work.tx
    .select({ feeCents: services.feeCents, label: services.label })
    .from(services)
    .where(
      and(
        eq(services.organizationId, work.actor.organizationId),
        eq(services.practiceId, practiceId),
        eq(services.code, serviceCode),
      ),
    )
  if (service === undefined || !(await isStillFree(work, practiceId, planned))) return null
  return {
    ...{ ...planned, practiceId, timeZone, memo: '', billingType: 'self_pay', allowOverlap: false },
    lines: [{ serviceCode, modifiers: [], units: 1, feeCents: service.feeCents }],
    labels: new Map([[serviceCode, service.label]]),
  }
}

/** Ends the other open offers of the time, and those of the same client for the same entry. */
async function endOthers(work: Work<ClientActor>, offer: OfferRow): Promise<void> {
  const isOther = and(
    eq(slotOffers.organizationId, offer.organizationId),
    ne(slotOffers.id, offer.id),
    eq(slotOffers.status, 'open'),
    gt(slotOffers.expiresAt, work.now()),
  )
  const isOfSameTime = and(
    eq(slotOffers.clinicianId, offer.clinicianId),
    lt(slotOffers.startsAt, offer.endsAt),
    gt(slotOffers.endsAt, offer.startsAt),
  )
  await work.tx
    .update(slotOffers)
    .set({ status: 'taken' })
    .where(and(isOther, isOfSameTime, ne(slotOffers.entryId, offer.entryId)))
  await work.tx
    .update(slotOffers)
    .set({ status: 'withdrawn' })
    .where(and(isOther, eq(slotOffers.entryId, offer.entryId)))
}
