import type { Role } from '@oaklet/api/contract'
import { requireAnyOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { selectRoles } from './select-roles'

/** The organization's roles, for those who change them or give them to somebody. */
export function listRoles(deps: Deps, actor: StaffActor): Promise<Role[]> {
  requireAnyOf(actor, ['roles:edit', 'staff:edit'])
  return inTenant(deps.db, actor.organizationId, (tx) => selectRoles(tx, actor.organizationId))
}
