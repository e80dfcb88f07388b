import type * as api from '@oaklet/api/contract'
import {
  explainAccess,
  isAllowed,
  type Permission,
  type StaffAccess,
  type StaffMember,
} from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { roles } from '../../db/schema/roles-table'
import { staffRoles } from '../../db/schema/staff-table'
import { forbidden } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { knownPermissions } from './known-permissions'
import { findStaffMember, type StaffKey } from './select-staff'

/** One person: the actor themselves, or anybody for who looks after the staff. */
export async function getStaffMember(
  { actor, params: { staffId } }: CallOf<typeof api.getStaffMember>,
  work: Work,
): Promise<StaffMember> {
  requireSelfOr(actor, staffId, ['staff:edit'])
  const { organizationId } = actor
  return findStaffMember(work.tx, { organizationId, staffId })
}

/** What a person may do, with the roles that give it. */
export async function getStaffAccess(
  { actor, params: { staffId } }: CallOf<typeof api.getStaffAccess>,
  work: Work,
): Promise<StaffAccess> {
  requireSelfOr(actor, staffId, ['staff:edit', 'roles:edit'])
  const key = { organizationId: actor.organizationId, staffId }

  await findStaffMember(work.tx, key)
  const held = await rolesOf(work.tx, key)
  return { roles: held.map(({ id, name }) => ({ id, name })), grants: explainAccess(held) }
}

/** The roles that a person holds, with the permissions of each. */
export async function rolesOf(tx: Tx, { organizationId, staffId }: StaffKey) {
  const rows = await tx
    .select({ id: roles.id, name: roles.name, permissions: roles.permissions })
    .from(staffRoles)
    .innerJoin(
      roles,
      and(eq(roles.organizationId, staffRoles.organizationId), eq(roles.id, staffRoles.roleId)),
    )
    .where(and(eq(staffRoles.organizationId, organizationId), eq(staffRoles.staffId, staffId)))
    .orderBy(asc(roles.createdAt), asc(roles.name))
  return rows.map((role) => ({ ...role, permissions: knownPermissions(role.permissions) }))
}

function requireSelfOr(actor: StaffActor, staffId: string, permissions: readonly Permission[]): void {
  const mayKnow = permissions.some((permission) => isAllowed(actor.permissions, permission))
  if (staffId !== actor.staffId && !mayKnow) throw forbidden()
}
