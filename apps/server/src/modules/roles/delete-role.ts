import { scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { recordAudit } from '../audit'
import { roles } from '../staff'
import { lockOwnRole } from './lock-own-role'
import { isRole } from './select-roles'

/** Deletes a role of the organization's own that nobody holds, whether they are active or not. */
export function deleteRole(deps: Deps, actor: StaffActor, roleId: string): Promise<null> {
  scopeOf(actor, 'roles:edit')
  const key = { organizationId: actor.organizationId, roleId }
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const { role } = await lockOwnRole(tx, key)
    requireHeldByNobody(role.holders.length)
    await tx.delete(roles).where(isRole(key))
    await recordAudit(tx, deps, actor, { action: 'deleted', resource: 'role', recordId: roleId })
    return null
  })
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
