import type { Location } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { requirePractice, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { locations } from './locations-table'
import { isOfPractice, selectLocations } from './select-locations'

/** The practice's active locations: the primary one first, then by name. */
export function listActiveLocations(deps: Deps, actor: StaffActor, practiceId: string): Promise<Location[]> {
  requirePractice(actor, practiceId)
  return inTenant(deps.db, actor.organizationId, (tx) =>
    selectLocations(tx, and(isOfPractice(actor, practiceId), eq(locations.isActive, true))),
  )
}
