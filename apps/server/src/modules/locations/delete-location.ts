import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
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
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const ofPractice = await lockLocations(tx, actor, key.practiceId)
    const location = await requireDeletable(tx, deps, actor, ofPractice, key)
    const now = deps.clock.now()
    await tx
      .update(locations)
      .set({
        isActive: false,
        isPrimary: false,
        removedAt: now,
        version: location.version + 1,
        updatedAt: now,
      })
      .where(isLocation(actor, key))
    await forgetLocation(tx, deps, actor, key)
    await recordAudit(tx, deps, actor, { action: 'deleted', resource: 'location', recordId: key.locationId })
    return null
  })
}
