import type * as api from '@oaklet/api/contract'
import type { OrganizationExport } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { requireOwner } from './require-owner'
import { selectExports } from './select-exports'

/** The organization's newest exports, for its Owners. */
export const listExports = async (
  { actor }: CallOf<typeof api.listExports>,
  work: Work,
): Promise<OrganizationExport[]> => {
  await requireOwner(work)
  return selectExports(work.tx, actor.organizationId)
}
