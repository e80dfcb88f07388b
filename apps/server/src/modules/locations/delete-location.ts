import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { forgetLocation } from '../holidays'
import { locations } from './locations-table'
import { lockLocations } from './lock-locations'
import { requireDeletable } from './require-deletable'
import { isLocation, type LocationKey } from './select-locations'

/** Deletes a location that nothing is booked at; what was held there keeps its name. */
export function deleteLocation(deps: Deps, actor: StaffActor, key: LocationKey): Promise<null> {
  requirePractice(actor, key.practiceId)
  scopeOf(actor, 'settings:edit')
  return inWork(deps, actor, async (work) => {
    const ofPractice = await lockLocations(work, key.practiceId)
    const location = await requireDeletable(work, ofPractice, key)
    const now = deps.clock.now()
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
  })
}
