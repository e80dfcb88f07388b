import { compareAccess, type AccessPreview, type Permission } from '@oaklet/api/contract'
import { scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { findRole, selectRoles } from './select-roles'

/** Who would gain or lose what if the role allowed `permissions`, over all roles that each of its holders has. */
export function previewRole(
  deps: Deps,
  actor: StaffActor,
  roleId: string,
  { permissions }: { permissions: Permission[] },
): Promise<AccessPreview[]> {
  scopeOf(actor, 'roles:edit')
  const { organizationId } = actor
  return inTenant(deps.db, organizationId, async (tx) => {
    const role = await findRole(tx, { organizationId, roleId })
    const others = (await selectRoles(tx, organizationId)).filter(({ id }) => id !== roleId)
    return role.holders.map(({ id: staffId, name, isActive }) => {
      const kept = others
        .filter(({ holders }) => holders.some(({ id }) => id === staffId))
        .flatMap((other) => other.permissions)
      const changes = compareAccess([...kept, ...role.permissions], [...kept, ...permissions])
      return { staffId, name, isActive, changes }
    })
  })
}
