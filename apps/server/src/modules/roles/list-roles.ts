import type * as api from '@oaklet/api/contract'
import type { Role } from '@oaklet/api/contract'
import { requireAnyOf } from '../../actor'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { selectRoles } from './select-roles'

/** Lists the organization's roles, for those who change them or assign them. */
export async function listRoles({ actor }: CallOf<typeof api.listRoles>, work: Work): Promise<Role[]> {
  requireAnyOf(actor, ['roles:edit', 'staff:edit'])
  return selectRoles(work.tx, actor.organizationId)
}
