import type * as api from '@oaklet/api/contract'
import type { Role } from '@oaklet/api/contract'
import { roles } from '../../db/schema/roles-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockStaff } from '../staff'
import { requireFreeName } from './require-free-name'
import { findRole, selectRoles } from './select-roles'

/** Adds a role of the organization's own. */
export async function createRole(
  { actor, body: input }: CallOf<typeof api.createRole>,
  work: Work,
): Promise<Role> {
  const { organizationId } = actor

  await lockStaff(work.tx, organizationId)
  requireFreeName(await selectRoles(work.tx, organizationId), input.name)
  const [roleId, now] = [work.newId(), work.now()]
  await work.tx.insert(roles).values({ organizationId, id: roleId, ...input, createdAt: now, updatedAt: now })
  await recordAudit(work, {
    action: 'created',
    resource: 'role',
    recordId: roleId,
    changed: Object.keys(input),
  })
  return findRole(work.tx, { organizationId, roleId })
}
