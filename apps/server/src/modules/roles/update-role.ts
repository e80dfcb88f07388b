import type * as api from '@oaklet/api/contract'
import type { Role } from '@oaklet/api/contract'
import { roles } from '../../db/schema/roles-table'
import { staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockOwnRole } from './lock-own-role'
import { requireFreeName } from './require-free-name'
import { findRole, isRole } from './select-roles'

/** Changes a role, unless someone else has changed it since `version`; its holders feel it with their next call. */
export async function updateRole(
  { actor, params: { roleId }, body: { version, ...input } }: CallOf<typeof api.updateRole>,
  work: Work,
): Promise<Role> {
  const key = { organizationId: actor.organizationId, roleId }

  const { role, others } = await lockOwnRole(work.tx, key)
  if (role.version !== version) throw staleEdit(role)
  requireFreeName(others, input.name)
  await work.tx
    .update(roles)
    .set({ ...input, version: version + 1, updatedAt: work.now() })
    .where(isRole(key))
  await recordAudit(work, {
    action: 'updated',
    resource: 'role',
    recordId: roleId,
    changed: changedFields(role, input),
  })
  return findRole(work.tx, key)
}
