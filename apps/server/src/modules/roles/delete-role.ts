import type * as api from '@oaklet/api/contract'
import { roles } from '../../db/schema/roles-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockOwnRole } from './lock-own-role'
import { isRole } from './select-roles'

/** Deletes a role of the organization's own that no person holds, active or not. */
export async function deleteRole(
  { actor, params: { roleId } }: CallOf<typeof api.deleteRole>,
  work: Work,
): Promise<null> {
  const key = { organizationId: actor.organizationId, roleId }

  const { role } = await lockOwnRole(work.tx, key)
  requireHeldByNobody(role.holders.length)
  await work.tx.delete(roles).where(isRole(key))
  await recordAudit(work, { action: 'deleted', resource: 'role', recordId: roleId })
  return null
}

function requireHeldByNobody(holders: number): void {
  if (holders === 0) return
  throw new AppError(
    'transition_refused',
    holders === 1
      ? 'One person holds this role. Give them another one first.'
      : `${holders} people hold this role. Give them another one first.`,
  )
}
