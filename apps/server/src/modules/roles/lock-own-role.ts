import type { Role } from '@oaklet/api/contract'
import type { Tx } from '../../db/database'
import { AppError, notFound } from '../../errors'
import { lockStaff } from '../staff'
import { selectRoles, type RoleKey } from './select-roles'

/** A role that may be changed and all others, held until the transaction ends; throws 409 for a built-in one. */
export async function lockOwnRole(
  tx: Tx,
  { organizationId, roleId }: RoleKey,
): Promise<{ role: Role; others: Role[] }> {
  await lockStaff(tx, organizationId)
  const all = await selectRoles(tx, organizationId)
  const role = all.find(({ id }) => id === roleId)
  if (role === undefined) throw notFound()
  if (role.isBuiltIn) {
    throw new AppError(
      'transition_refused',
      'A built-in role stays as it is. Make a copy of it and change that.',
    )
  }
  return { role, others: all.filter((other) => other !== role) }
}
