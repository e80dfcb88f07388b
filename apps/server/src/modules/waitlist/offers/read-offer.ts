import type { OfferedTime, OfferState } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { ClientActor } from '../../../actor'
import { locations } from '../../../db/schema/locations-table'
import { slotOffers } from '../../../db/schema/waitlist-table'
import { staff } from '../../../db/schema/staff-table'
import { notFound } from '../../../errors'
import type { Work } from '../../../work'
import { remindedIn } from '../../reminders'
import { isOpen } from '../select-entries'
import { isOffer, type OfferRow } from './find-offer'

/** The offer as its client is shown it. */
export async function readOffer(work: Work<ClientActor>, of: OfferRow): Promise<OfferedTime> {
  const [found] = await work.tx
    .select({ offer: slotOffers, clinicianName: staff.name, locationName: locations.name })
    .from(slotOffers)
    .innerJoin(
      staff,
      and(eq(staff.organizationId, slotOffers.organizationId), eq(staff.id, slotOffers.clinicianId)),
    )
    .leftJoin(
      locations,
      and(eq(locations.organizationId, slotOffers.organizationId), eq(locations.id, slotOffers.locationId)),
    )
    .where(isOffer(of))
  if (found === undefined) throw notFound()
  const { offer, clinicianName, locationName } = found
  const { name, phone } = await remindedIn(work, offer.practiceId)
  const { startsAt, endsAt, timeZone, expiresAt } = offer
  return {
    ...{ practiceName: name, practicePhone: phone, clinicianName, locationName, timeZone },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    state: stateOf(offer, work.now()),
    expiresAt: expiresAt.toISOString(),
  }
}

function stateOf(offer: OfferRow, now: Date): OfferState {
  if (isOpen(offer, now)) return 'open'
  return offer.status === 'open' || offer.status === 'withdrawn' ? 'ended' : offer.status
}
