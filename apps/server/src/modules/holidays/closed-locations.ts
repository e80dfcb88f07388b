import { and, eq, inArray, isNull } from 'drizzle-orm'
import { holidayLocations } from '../../db/schema/holidays-table'
import { locations } from '../../db/schema/locations-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import type { HolidayKey } from './find-holiday'

/** Which of `ids` are locations of the practice; none of them can be deleted until the transaction ends. */
export async function lockNamedLocations(
  work: Work,
  practiceId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const found = await work.tx
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.organizationId, work.actor.organizationId),
        eq(locations.practiceId, practiceId),
        inArray(locations.id, [...ids]),
        isNull(locations.removedAt),
      ),
    )
    .orderBy(locations.id)
    .for('key share')
  return new Set(found.map(({ id }) => id))
}

/** Throws 422 unless each location is a known one, named once. */
export function requireLocations(known: ReadonlySet<string>, ids: readonly string[]): void {
  const refused = ids.flatMap((id, index) => {
    const path = `locations.${index}`
    if (ids.indexOf(id) < index) return [{ path, message: 'This location is already chosen' }]
    return known.has(id) ? [] : [{ path, message: 'Choose a location of this practice' }]
  })
  if (refused.length > 0) throw validationFailed(refused)
}

/** Sets which locations the holiday closes. */
export async function writeLocations(
  work: Work,
  { holidayId }: Pick<HolidayKey, 'holidayId'>,
  ids: readonly string[],
): Promise<void> {
  await work.tx
    .delete(holidayLocations)
    .where(
      and(
        eq(holidayLocations.organizationId, work.actor.organizationId),
        eq(holidayLocations.holidayId, holidayId),
      ),
    )
  if (ids.length === 0) return
  await work.tx
    .insert(holidayLocations)
    .values(ids.map((locationId) => ({ organizationId: work.actor.organizationId, holidayId, locationId })))
}
