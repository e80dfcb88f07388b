import type * as api from '@oaklet/api/contract'
import type { Role } from '@oaklet/api/contract'
import { requireAnyOf } from '../../actor'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { selectRoles } from './select-roles'

/** The organization's roles, for those who change them or give them to somebody. */
export async function listRoles({ actor }: CallOf<typeof api.listRoles>, work: Work): Promise<Role[]> {
  requireAnyOf(actor, ['roles:edit', 'staff:edit'])
  return selectRoles(work.tx, actor.organizationId)
}
