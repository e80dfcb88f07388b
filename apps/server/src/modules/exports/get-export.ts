import type { OrganizationExport } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { requireOwner } from './require-owner'
import { findExport } from './select-exports'

/** How far an export is, for the organization's Owners. */
export const getExport = (deps: Deps, actor: StaffActor, exportId: string): Promise<OrganizationExport> =>
  inWork(deps, actor, async (work) => {
    await requireOwner(work)
    return findExport(work.tx, { organizationId: actor.organizationId, exportId })
  })
