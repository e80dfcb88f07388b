import type * as api from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { requireDeletable } from './require-deletable'
import { isOfPractice, selectLocations } from './select-locations'

/** Throws what deleting the location would throw now, and changes nothing. */
export async function checkLocationRemoval(
  { actor, params: key }: CallOf<typeof api.checkLocationRemoval>,
  work: Work,
): Promise<null> {
  const ofPractice = await selectLocations(work.tx, isOfPractice(actor, key.practiceId))
  await requireDeletable(work, ofPractice, key)
  return null
}
