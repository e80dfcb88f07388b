import type { OrganizationExport } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { requireOwner } from './require-owner'
import { selectExports } from './select-exports'

/** The organization's newest exports, for its Owners. */
export const listExports = (deps: Deps, actor: StaffActor): Promise<OrganizationExport[]> =>
  inTenant(deps.db, actor.organizationId, async (tx) => {
    await requireOwner(tx, actor)
    return selectExports(tx, actor.organizationId)
  })
