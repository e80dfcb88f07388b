import type { SlotOffer, WaitlistEntry } from '@oaklet/api/contract'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { locations } from '../../db/schema/locations-table'
import { services } from '../../db/schema/services-table'
import { staff } from '../../db/schema/staff-table'
import { slotOffers, waitlistEntries } from '../../db/schema/waitlist-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { permittedEmails } from '../billing-documents'
import { clientsInScope, displayName, isClientOf } from '../caseload'

export type EntryRow = typeof waitlistEntries.$inferSelect

/** An entry with its client. */
export interface FoundEntry {
  entry: EntryRow
  client: typeof clients.$inferSelect
}

/** Names one entry of one practice, as the routes’ parameters do. */
export interface EntryKey {
  practiceId: string
  entryId: string
}

const OFFERS_SHOWN = 5
const TELEHEALTH = { id: null, name: 'Telehealth' }

/** Finds entries of a practice whose clients the actor may see: those who need a time soon first, then by how long they wait. */
export function selectEntries(
  { tx, actor }: Work,
  practiceId: string,
  scope: Scope,
  where: SQL | undefined,
): Promise<FoundEntry[]> {
  return tx
    .select({ entry: waitlistEntries, client: clients })
    .from(waitlistEntries)
    .innerJoin(clients, isClientOf(waitlistEntries))
    .where(
      and(
        eq(waitlistEntries.organizationId, actor.organizationId),
        eq(waitlistEntries.practiceId, practiceId),
        clientsInScope(actor, scope),
        where,
      ),
    )
    .orderBy(desc(waitlistEntries.urgency), asc(waitlistEntries.joinedAt), asc(waitlistEntries.id))
}

/** One entry; throws 404 when the actor may not know of it. */
export async function findEntry(
  work: Work,
  { practiceId, entryId }: EntryKey,
  scope: Scope,
): Promise<FoundEntry> {
  const [found] = await selectEntries(work, practiceId, scope, eq(waitlistEntries.id, entryId))
  if (found === undefined) throw notFound()
  return found
}

/** The entries as the contract shows them, in the same order. */
export async function showEntries(work: Work, found: readonly FoundEntry[]): Promise<WaitlistEntry[]> {
  if (found.length === 0) return []
  const { tx, actor } = work
  const isHere = (table: typeof staff | typeof locations | typeof services) =>
    eq(table.organizationId, actor.organizationId)
  const entryIds = found.map(({ entry }) => entry.id)
  const offers = await tx
    .select()
    .from(slotOffers)
    .where(and(eq(slotOffers.organizationId, actor.organizationId), inArray(slotOffers.entryId, entryIds)))
    .orderBy(desc(slotOffers.offeredAt), desc(slotOffers.id))
  const people = await tx.select({ id: staff.id, name: staff.name }).from(staff).where(isHere(staff))
  const sites = await tx
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(isHere(locations))
  const labels = await tx
    .select({ practiceId: services.practiceId, code: services.code, label: services.label })
    .from(services)
    .where(isHere(services))
  const nameOf = new Map([...people, ...sites].map(({ id, name }) => [id, name]))
  const placeOf = (id: string | null) =>
    id === null || id === 'telehealth' ? TELEHEALTH : { id, name: nameOf.get(id) ?? '' }
  const now = work.now()
  const toOffer = (row: typeof slotOffers.$inferSelect): SlotOffer => ({
    id: row.id,
    clinician: { id: row.clinicianId, name: nameOf.get(row.clinicianId) ?? '' },
    place: placeOf(row.locationId),
    ...{ startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString(), timeZone: row.timeZone },
    status: isOpen(row, now) || row.status !== 'open' ? row.status : 'expired',
    ...{ offeredAt: row.offeredAt.toISOString(), expiresAt: row.expiresAt.toISOString() },
    answeredAt: row.answeredAt?.toISOString() ?? null,
  })
  return found.map(({ entry, client }) => {
    const { id, practiceId, serviceCode, minutes, times, earliest, latest, urgency, note, status } = entry
    const service = labels.find((one) => one.practiceId === practiceId && one.code === serviceCode)
    return {
      ...{ id, practiceId, client: { id: client.id, name: displayName(client) } },
      canBeMailed: permittedEmails(client.contacts).length > 0,
      clinicians: entry.clinicianIds.map((staffId) => ({ id: staffId, name: nameOf.get(staffId) ?? '' })),
      service: { code: serviceCode, label: service?.label ?? serviceCode },
      places: entry.places.map(placeOf),
      ...{ minutes, times, earliest, latest, urgency, note, status },
      joinedAt: entry.joinedAt.toISOString(),
      offers: offers
        .filter(({ entryId }) => entryId === id)
        .slice(0, OFFERS_SHOWN)
        .map(toOffer),
      version: entry.version,
    }
  })
}

/** One entry as the contract shows it. */
export async function showEntry(work: Work, key: EntryKey, scope: Scope): Promise<WaitlistEntry> {
  const [shown] = await showEntries(work, [await findEntry(work, key, scope)])
  if (shown === undefined) throw notFound()
  return shown
}

/** Whether an offer can still be answered. */
export const isOpen = (
  { status, expiresAt }: Pick<typeof slotOffers.$inferSelect, 'status' | 'expiresAt'>,
  now: Date,
) => status === 'open' && expiresAt > now
