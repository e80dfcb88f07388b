import type { OrganizationExport } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { requireOwner } from './require-owner'
import { selectExports } from './select-exports'

/** The organization's newest exports, for its Owners. */
export const listExports = (deps: Deps, actor: StaffActor): Promise<OrganizationExport[]> =>
  inWork(deps, actor, async (work) => {
    await requireOwner(work)
    return selectExports(work.tx, actor.organizationId)
  })
