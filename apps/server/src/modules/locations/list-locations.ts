import type * as api from '@oaklet/api/contract'
import type { Location } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isOfPractice, selectLocations } from './select-locations'

/** All of the practice's locations: the primary one first, then by name. */
export async function listLocations(
  { actor, params: { practiceId } }: CallOf<typeof api.listLocations>,
  work: Work,
): Promise<Location[]> {
  return selectLocations(work.tx, isOfPractice(actor, practiceId))
}
