import { and, count, eq, isNotNull, ne } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { roles } from '../../db/schema/roles-table'
import { staff, staffRoles } from '../../db/schema/staff-table'
import { AppError } from '../../errors'
import type { StaffKey } from './select-staff'

/** The role that at least one person always holds. */
const isOwnerRole = and(eq(roles.isBuiltIn, true), eq(roles.name, 'Owner'))

/**
 * Throws 409 unless another person is Owner, active and able to sign in. The caller has locked the staff, so that two
 * Owners can't leave at the same time.
 */
export async function requireAnotherOwner(tx: Tx, { organizationId, staffId }: StaffKey): Promise<void> {
  const [found] = await tx
    .select({ others: count() })
    .from(staffRoles)
    .innerJoin(
      roles,
      and(eq(roles.organizationId, staffRoles.organizationId), eq(roles.id, staffRoles.roleId)),
    )
    .innerJoin(
      staff,
      and(eq(staff.organizationId, staffRoles.organizationId), eq(staff.id, staffRoles.staffId)),
    )
    .where(
      and(
        eq(staffRoles.organizationId, organizationId),
        isOwnerRole,
        eq(staff.isActive, true),
        isNotNull(staff.userId),
        ne(staff.id, staffId),
      ),
    )
  if (found !== undefined && found.others > 0) return
  throw new AppError('transition_refused', 'Somebody has to be Owner. Make somebody else Owner first.')
}

/** Whether a person is Owner. */
export async function isOwner(tx: Tx, { organizationId, staffId }: StaffKey): Promise<boolean> {
  const found = await tx
    .select({ id: roles.id })
    .from(staffRoles)
    .innerJoin(
      roles,
      and(eq(roles.organizationId, staffRoles.organizationId), eq(roles.id, staffRoles.roleId)),
    )
    .where(and(eq(staffRoles.organizationId, organizationId), eq(staffRoles.staffId, staffId), isOwnerRole))
  return found.length > 0
}
