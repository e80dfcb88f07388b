import type { OrganizationSettings } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { findSettings } from './find-settings'

/** The settings of the actor's organization. */
export function getOrganizationSettings(deps: Deps, actor: StaffActor): Promise<OrganizationSettings> {
  return inTenant(deps.db, actor.organizationId, (tx) => findSettings(tx, actor))
}
