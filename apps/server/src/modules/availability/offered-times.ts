import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import { dayOf } from '../../calendar-day'
import { clients } from '../../db/schema/clients-table'
import { slotOffers } from '../../db/schema/waitlist-table'
import type { Work } from '../../work'
import { displayName, isClientOf, NAMED_CLIENT } from '../caseload'
import type { PlannedTime } from './planned-time'

/** An offer that can still be accepted at a planned time; `at` is the place of that among the times. */
interface OfferAt {
  at: number
  /** Its day where it is offered. */
  date: string
  /** The client, where the actor works in that practice. */
  name: string
}

/** Finds what is offered of clinicians between two instants, over all practices, and can still be accepted. */
export const selectOpenOffers = (
  work: Work,
  clinicianIds: readonly string[],
  { from, to }: { from: Date; to: Date },
) =>
  work.tx
    .select({
      ...{ practiceId: slotOffers.practiceId, clinicianId: slotOffers.clinicianId },
      ...{ startsAt: slotOffers.startsAt, endsAt: slotOffers.endsAt, timeZone: slotOffers.timeZone },
      client: NAMED_CLIENT,
    })
    .from(slotOffers)
    .innerJoin(clients, isClientOf(slotOffers))
    .where(
      and(
        eq(slotOffers.organizationId, work.actor.organizationId),
        inArray(slotOffers.clinicianId, [...clinicianIds]),
        eq(slotOffers.status, 'open'),
        gt(slotOffers.expiresAt, work.now()),
        lt(slotOffers.startsAt, to),
        gt(slotOffers.endsAt, from),
      ),
    )
    .orderBy(slotOffers.startsAt, slotOffers.id)

/** Finds the offers that somebody else than its clients may accept at planned times of clinicians. */
export async function findOffersAt(work: Work, times: readonly PlannedTime[]): Promise<OfferAt[]> {
  const starts = times.map(({ startsAt }) => startsAt.getTime())
  const ends = times.map(({ endsAt }) => endsAt.getTime())
  const open = await selectOpenOffers(work, [...new Set(times.map(({ clinicianId }) => clinicianId))], {
    from: new Date(Math.min(...starts)),
    to: new Date(Math.max(...ends)),
  })
  return times.flatMap(({ clinicianId, clientIds, startsAt, endsAt }, at) =>
    open
      .filter(
        (offer) =>
          offer.clinicianId === clinicianId &&
          !clientIds.includes(offer.client.id) &&
          offer.startsAt < endsAt &&
          offer.endsAt > startsAt,
      )
      .map((offer) => ({
        at,
        date: dayOf(offer.startsAt, offer.timeZone),
        name: work.actor.practiceIds.includes(offer.practiceId)
          ? displayName(offer.client)
          : 'another client',
      })),
  )
}
