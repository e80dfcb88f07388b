import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { requireDeletable } from './require-deletable'
import { isOfPractice, selectLocations, type LocationKey } from './select-locations'

/** Throws what deleting the location would throw now, and changes nothing. */
export function checkLocationRemoval(deps: Deps, actor: StaffActor, key: LocationKey): Promise<null> {
  requirePractice(actor, key.practiceId)
  scopeOf(actor, 'settings:edit')
  return inWork(deps, actor, async (work) => {
    const ofPractice = await selectLocations(work.tx, isOfPractice(actor, key.practiceId))
    await requireDeletable(work, ofPractice, key)
    return null
  })
}
