import type * as api from '@oaklet/api/contract'
import type { Role } from '@oaklet/api/contract'
import type * as z from 'zod/mini'
import { scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { staleEdit } from '../../errors'
import { inWork } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { roles } from '../staff'
import { lockOwnRole } from './lock-own-role'
import { requireFreeName } from './require-free-name'
import { findRole, isRole } from './select-roles'

/** Changes a role, unless someone else has changed it since `version`; its holders feel it with their next call. */
export function updateRole(
  deps: Deps,
  actor: StaffActor,
  roleId: string,
  { version, ...input }: z.infer<typeof api.UpdateRoleBody>,
): Promise<Role> {
  scopeOf(actor, 'roles:edit')
  const key = { organizationId: actor.organizationId, roleId }
  return inWork(deps, actor, async (work) => {
    const { role, others } = await lockOwnRole(work.tx, key)
    if (role.version !== version) throw staleEdit(role)
    requireFreeName(others, input.name)
    await work.tx
      .update(roles)
      .set({ ...input, version: version + 1, updatedAt: deps.clock.now() })
      .where(isRole(key))
    await recordAudit(work, {
      action: 'updated',
      resource: 'role',
      recordId: roleId,
      changed: changedFields(role, input),
    })
    return findRole(work.tx, key)
  })
}
