import type * as api from '@oaklet/api/contract'
import type { Role } from '@oaklet/api/contract'
import type * as z from 'zod/mini'
import { scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { recordAudit } from '../audit'
import { lockStaff, roles } from '../staff'
import { requireFreeName } from './require-free-name'
import { findRole, selectRoles } from './select-roles'

/** Adds a role of the organization's own, which nobody holds yet. */
export function createRole(
  deps: Deps,
  actor: StaffActor,
  input: z.infer<typeof api.RoleInput>,
): Promise<Role> {
  scopeOf(actor, 'roles:edit')
  const { organizationId } = actor
  return inTenant(deps.db, organizationId, async (tx) => {
    await lockStaff(tx, organizationId)
    requireFreeName(await selectRoles(tx, organizationId), input.name)
    const [roleId, now] = [deps.newId(), deps.clock.now()]
    await tx.insert(roles).values({ organizationId, id: roleId, ...input, createdAt: now, updatedAt: now })
    await recordAudit(tx, deps, actor, {
      action: 'created',
      resource: 'role',
      recordId: roleId,
      changed: Object.keys(input),
    })
    return findRole(tx, { organizationId, roleId })
  })
}
