import type { Location } from '@oaklet/api/contract'
import { requirePractice, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { isOfPractice, selectLocations } from './select-locations'

/** All of the practice's locations: the primary one first, then by name. */
export function listLocations(deps: Deps, actor: StaffActor, practiceId: string): Promise<Location[]> {
  requirePractice(actor, practiceId)
  return inTenant(deps.db, actor.organizationId, (tx) => selectLocations(tx, isOfPractice(actor, practiceId)))
}
