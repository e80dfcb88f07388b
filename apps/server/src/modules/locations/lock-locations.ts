import type { Location } from '@oaklet/api/contract'
import { locations } from '../../db/schema/locations-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { lockPractice } from '../organization'
import { isOfPractice, selectLocations, type LocationKey } from './select-locations'

/**
 * The practice's locations, held until the transaction ends: which one is primary concerns them all.
 * The practice's row is held too, so that none is added meanwhile.
 */
export async function lockLocations(work: Work, practiceId: string): Promise<Location[]> {
  await lockPractice(work, practiceId)
  const ofPractice = isOfPractice(work.actor, practiceId)
  await work.tx
    .select({ id: locations.id })
    .from(locations)
    .where(ofPractice)
    .orderBy(locations.id)
    .for('update')
  return selectLocations(work.tx, ofPractice)
}

/** Takes one location out of those that were locked; throws 404 when it isn't among them. */
export function oneOf(
  locked: readonly Location[],
  { locationId }: Pick<LocationKey, 'locationId'>,
): { location: Location; others: Location[] } {
  const location = locked.find(({ id }) => id === locationId)
  if (location === undefined) throw notFound()
  return { location, others: locked.filter(({ id }) => id !== locationId) }
}
