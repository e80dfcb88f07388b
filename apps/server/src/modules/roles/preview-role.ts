import type * as api from '@oaklet/api/contract'
import { compareAccess, type AccessPreview } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findRole, selectRoles } from './select-roles'

/** Who would gain or lose what if the role allowed `permissions`, over all roles that each of its holders has. */
export async function previewRole(
  { actor, params: { roleId }, body: { permissions } }: CallOf<typeof api.previewRole>,
  work: Work,
): Promise<AccessPreview[]> {
  const { organizationId } = actor

  const role = await findRole(work.tx, { organizationId, roleId })
  const others = (await selectRoles(work.tx, organizationId)).filter(({ id }) => id !== roleId)
  return role.holders.map(({ id: staffId, name, isActive }) => {
    const kept = others
      .filter(({ holders }) => holders.some(({ id }) => id === staffId))
      .flatMap((other) => other.permissions)
    const changes = compareAccess([...kept, ...role.permissions], [...kept, ...permissions])
    return { staffId, name, isActive, changes }
  })
}
