import type { OrganizationExport } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { requireOwner } from './require-owner'
import { findExport } from './select-exports'

/** How far an export is, for the organization's Owners. */
export const getExport = (deps: Deps, actor: StaffActor, exportId: string): Promise<OrganizationExport> =>
  inTenant(deps.db, actor.organizationId, async (tx) => {
    await requireOwner(tx, actor)
    return findExport(tx, { organizationId: actor.organizationId, exportId })
  })
