import type * as api from '@oaklet/api/contract'
import { locations } from '../../db/schema/locations-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { forgetLocation } from '../holidays'
import { lockLocations } from './lock-locations'
import { requireDeletable } from './require-deletable'
import { isLocation } from './select-locations'

/** Deletes a location that nothing is booked at; what was held there keeps its name. */
export async function deleteLocation(
  { actor, params: key }: CallOf<typeof api.deleteLocation>,
  work: Work,
): Promise<null> {
  const ofPractice = await lockLocations(work, key.practiceId)
  const location = await requireDeletable(work, ofPractice, key)
  const now = work.now()
  await work.tx
    .update(locations)
    .set({
      isActive: false,
      isPrimary: false,
      removedAt: now,
      version: location.version + 1,
      updatedAt: now,
    })
    .where(isLocation(actor, key))
  await forgetLocation(work, key)
  await recordAudit(work, { action: 'deleted', resource: 'location', recordId: key.locationId })
  return null
}
