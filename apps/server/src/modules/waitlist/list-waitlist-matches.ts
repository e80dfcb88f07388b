import type * as api from '@oaklet/api/contract'
import type { WaitlistEntry } from '@oaklet/api/contract'
import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { slotOffers, waitlistEntries } from '../../db/schema/waitlist-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { requireOwnCalendar } from '../appointments'
import { problemsOf } from '../availability'
import { practiceToday } from '../organization'
import { endOf, fitsEntry } from './fits-entry'
import { selectEntries, showEntries } from './select-entries'

/** Who waits for such a time, can be booked then, and has nothing else offered to them. */
export async function listWaitlistMatches(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listWaitlistMatches>,
  work: Work,
): Promise<WaitlistEntry[]> {
  const { clinicianId, locationId = null } = query
  requireOwnCalendar(actor, scope, clinicianId)
  const [startsAt, endsAt] = [new Date(query.startsAt), new Date(query.endsAt)]
  if (startsAt <= work.now()) return []
  const { timeZone } = await practiceToday(work, practiceId)
  const isWaiting = and(eq(waitlistEntries.status, 'waiting'), ne(clients.status, 'archived'))
  const waiting = await selectEntries(work, practiceId, scope, isWaiting)
  const free = { clinicianId, locationId, startsAt, endsAt }
  const fitting = waiting.filter(({ entry }) => fitsEntry(entry, free, timeZone))
  const planned = fitting.map(({ entry }) => ({
    ...{ clinicianId, locationId, clientIds: [entry.clientId], startsAt, endsAt: endOf(startsAt, entry) },
  }))
  const kinds = ['not_bookable', 'closed', 'overlap', 'client_overlap'] as const
  const problems = await problemsOf(work, { practiceId, scope, kinds }, planned)
  // They all want the same time, so that each stands in the way of the others.
  const inTheWay = new Set(
    problems.flatMap(({ kind, at }) =>
      kind === 'planned_overlap' || kind === 'planned_client_overlap' ? [] : [at],
    ),
  )
  const asked = await openOffersOf(
    work,
    fitting.map(({ entry }) => entry.id),
  )
  return showEntries(
    work,
    fitting.filter(({ entry }, at) => !inTheWay.has(at) && !asked.has(entry.id)),
  )
}

/** The entries among these to which something is offered that can still be accepted. */
async function openOffersOf(work: Work, entryIds: readonly string[]): Promise<ReadonlySet<string>> {
  const open = await work.tx
    .select({ entryId: slotOffers.entryId })
    .from(slotOffers)
    .where(
      and(
        eq(slotOffers.organizationId, work.actor.organizationId),
        inArray(slotOffers.entryId, [...entryIds]),
        eq(slotOffers.status, 'open'),
        gt(slotOffers.expiresAt, work.now()),
      ),
    )
  return new Set(open.map(({ entryId }) => entryId))
}
