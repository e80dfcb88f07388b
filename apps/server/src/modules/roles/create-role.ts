import type * as api from '@oaklet/api/contract'
import type { Role } from '@oaklet/api/contract'
import type * as z from 'zod/mini'
import { scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
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
  return inWork(deps, actor, async (work) => {
    await lockStaff(work.tx, organizationId)
    requireFreeName(await selectRoles(work.tx, organizationId), input.name)
    const [roleId, now] = [deps.newId(), deps.clock.now()]
    await work.tx
      .insert(roles)
      .values({ organizationId, id: roleId, ...input, createdAt: now, updatedAt: now })
    await recordAudit(work, {
      action: 'created',
      resource: 'role',
      recordId: roleId,
      changed: Object.keys(input),
    })
    return findRole(work.tx, { organizationId, roleId })
  })
}
