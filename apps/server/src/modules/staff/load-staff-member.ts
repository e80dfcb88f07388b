import type { HeldRole, Permission } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { practices } from '../../db/schema/practices-table'
import { roles } from '../../db/schema/roles-table'
import { staff, staffPractices, staffRoles } from '../../db/schema/staff-table'
import { knownPermissions } from './known-permissions'

/** A person as they stand in one organization right now. */
export interface StaffMember {
  staffId: string
  name: string
  roles: HeldRole[]
  /** The union over the roles (spec §6). */
  permissions: Permission[]
  practices: { id: string; name: string }[]
}

/** The active staff record of an account, or null; the transaction must be inside the organization. */
export async function loadStaffMember(
  tx: Tx,
  organizationId: string,
  userId: string,
): Promise<StaffMember | null> {
  const rows = await tx
    .select({ staffId: staff.id, name: staff.name, role: roles })
    .from(staff)
    .leftJoin(
      staffRoles,
      and(eq(staffRoles.organizationId, staff.organizationId), eq(staffRoles.staffId, staff.id)),
    )
    .leftJoin(roles, and(eq(roles.organizationId, staff.organizationId), eq(roles.id, staffRoles.roleId)))
    .where(and(eq(staff.organizationId, organizationId), eq(staff.userId, userId), eq(staff.isActive, true)))
    .orderBy(asc(roles.createdAt), asc(roles.name))
  const [first] = rows
  if (first === undefined) return null
  const held = rows.flatMap(({ role }) =>
    role === null ? [] : [{ id: role.id, name: role.name, permissions: knownPermissions(role.permissions) }],
  )
  return {
    staffId: first.staffId,
    name: first.name,
    roles: held,
    permissions: [...new Set(held.flatMap(({ permissions }) => permissions))],
    practices: await practicesOf(tx, organizationId, first.staffId),
  }
}

/** The oldest practice first: it becomes the working one. */
const practicesOf = (tx: Tx, organizationId: string, staffId: string) =>
  tx
    .select({ id: practices.id, name: practices.name })
    .from(staffPractices)
    .innerJoin(
      practices,
      and(
        eq(practices.organizationId, staffPractices.organizationId),
        eq(practices.id, staffPractices.practiceId),
      ),
    )
    .where(and(eq(staffPractices.organizationId, organizationId), eq(staffPractices.staffId, staffId)))
    .orderBy(asc(practices.createdAt), asc(practices.name))
