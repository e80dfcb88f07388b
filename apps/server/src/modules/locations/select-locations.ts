import type { Location } from '@oaklet/api/contract'
import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { folded } from '../../db/folded'
import { locations } from '../../db/schema/locations-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'

/** Names one location of one practice, as the routes' parameters do. */
export interface LocationKey {
  practiceId: string
  locationId: string
}

/** The row that `key` names, unless it was deleted. */
export const isLocation = (actor: StaffActor, { practiceId, locationId }: LocationKey) =>
  and(isOfPractice(actor, practiceId), eq(locations.id, locationId))

/** The practice's locations that weren't deleted. */
export const isOfPractice = (actor: StaffActor, practiceId: string) =>
  and(
    eq(locations.organizationId, actor.organizationId),
    eq(locations.practiceId, practiceId),
    isNull(locations.removedAt),
  )

/** Locations as the contract shows them: the primary one first, then by name. */
export async function selectLocations(tx: Tx, which: SQL | undefined): Promise<Location[]> {
  const rows = await tx
    .select()
    .from(locations)
    .where(which)
    .orderBy(desc(locations.isPrimary), folded(locations.name), asc(locations.id))
  return rows.map(locationOf)
}

/** One location; throws 404 when the practice has no such one. */
export async function findLocation(work: Work, key: LocationKey): Promise<Location> {
  const [location] = await selectLocations(work.tx, isLocation(work.actor, key))
  if (location === undefined) throw notFound()
  return location
}

const locationOf = (row: typeof locations.$inferSelect): Location => ({
  id: row.id,
  practiceId: row.practiceId,
  name: row.name,
  address: row.address,
  phone: row.phone,
  ...(row.fax === null ? {} : { fax: row.fax }),
  email: row.email,
  isPrimary: row.isPrimary,
  isActive: row.isActive,
  businessHours: row.businessHours,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
