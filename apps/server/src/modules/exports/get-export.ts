import type * as api from '@oaklet/api/contract'
import type { OrganizationExport } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { requireOwner } from './require-owner'
import { findExport } from './select-exports'

/** How far an export is, for the organization's Owners. */
export const getExport = async (
  { actor, params: { exportId } }: CallOf<typeof api.getExport>,
  work: Work,
): Promise<OrganizationExport> => {
  await requireOwner(work)
  return findExport(work.tx, { organizationId: actor.organizationId, exportId })
}
