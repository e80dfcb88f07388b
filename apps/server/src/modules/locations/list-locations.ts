import type { Location } from '@oaklet/api/contract'
import { requirePractice, type Actor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { isOfPractice, selectLocations } from './select-locations'

/** All of the practice's locations: the primary one first, then by name. */
export function listLocations(deps: Deps, actor: Actor, practiceId: string): Promise<Location[]> {
  requirePractice(actor, practiceId)
  return inTenant(deps.db, actor.organizationId, (tx) => selectLocations(tx, isOfPractice(actor, practiceId)))
}
