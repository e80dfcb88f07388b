import { BUILT_IN_ROLES, type Role } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { folded } from '../../db/folded'
import { roles } from '../../db/schema/roles-table'
import { staff, staffRoles } from '../../db/schema/staff-table'
import { notFound } from '../../errors'
import { knownPermissions } from '../staff'

/** Names one role of one organization. */
export interface RoleKey {
  organizationId: string
  roleId: string
}

export const isRole = ({ organizationId, roleId }: RoleKey) =>
  and(eq(roles.organizationId, organizationId), eq(roles.id, roleId))

/** The organization's roles as the contract shows them: the built-in ones in their order, then its own by name. */
export async function selectRoles(tx: Tx, organizationId: string): Promise<Role[]> {
  const rows = await tx
    .select()
    .from(roles)
    .where(eq(roles.organizationId, organizationId))
    .orderBy(folded(roles.name), asc(roles.id))
  const holders = await selectHolders(tx, organizationId)
  const shown = rows.map((row) => roleOf(row, holders.get(row.id) ?? []))
  return [
    ...BUILT_IN_ROLES.flatMap((name) => shown.filter((role) => isBuiltIn(role, name))),
    ...shown.filter(isOwn),
  ]
}

/** One role; throws 404 when the organization has no such one. */
export async function findRole(tx: Tx, { organizationId, roleId }: RoleKey): Promise<Role> {
  const role = (await selectRoles(tx, organizationId)).find(({ id }) => id === roleId)
  if (role === undefined) throw notFound()
  return role
}

async function selectHolders(tx: Tx, organizationId: string): Promise<Map<string, Role['holders']>> {
  const rows = await tx
    .select({ roleId: staffRoles.roleId, id: staff.id, name: staff.name, isActive: staff.isActive })
    .from(staffRoles)
    .innerJoin(
      staff,
      and(eq(staff.organizationId, staffRoles.organizationId), eq(staff.id, staffRoles.staffId)),
    )
    .where(eq(staffRoles.organizationId, organizationId))
    .orderBy(folded(staff.name), asc(staff.id))
  const holders = new Map<string, Role['holders']>()
  for (const { roleId, ...holder } of rows) holders.set(roleId, [...(holders.get(roleId) ?? []), holder])
  return holders
}

const isBuiltIn = (role: Role, name: string): boolean => role.isBuiltIn && role.name === name
const isOwn = (role: Role): boolean => !BUILT_IN_ROLES.some((name) => isBuiltIn(role, name))

const roleOf = (row: typeof roles.$inferSelect, holders: Role['holders']): Role => ({
  id: row.id,
  name: row.name,
  description: row.description,
  permissions: knownPermissions(row.permissions),
  isBuiltIn: row.isBuiltIn,
  isOwner: row.isBuiltIn && row.name === 'Owner',
  holders,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
