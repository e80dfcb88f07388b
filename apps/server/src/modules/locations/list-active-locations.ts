import type * as api from '@oaklet/api/contract'
import type { Location } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { locations } from '../../db/schema/locations-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isOfPractice, selectLocations } from './select-locations'

/** The practice's active locations: the primary one first, then by name. */
export async function listActiveLocations(
  { actor, params: { practiceId } }: CallOf<typeof api.listActiveLocations>,
  work: Work,
): Promise<Location[]> {
  return selectLocations(work.tx, and(isOfPractice(actor, practiceId), eq(locations.isActive, true)))
}
