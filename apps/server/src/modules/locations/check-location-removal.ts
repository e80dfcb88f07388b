import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { requireDeletable } from './require-deletable'
import { isOfPractice, selectLocations, type LocationKey } from './select-locations'

/** Throws what deleting the location would throw now, and changes nothing. */
export function checkLocationRemoval(deps: Deps, actor: StaffActor, key: LocationKey): Promise<null> {
  requirePractice(actor, key.practiceId)
  scopeOf(actor, 'settings:edit')
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const ofPractice = await selectLocations(tx, isOfPractice(actor, key.practiceId))
    await requireDeletable(tx, deps, actor, ofPractice, key)
    return null
  })
}
