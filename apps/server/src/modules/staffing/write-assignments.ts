import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { locations } from '../../db/schema/locations-table'
import { staffPractices, staffRoles } from '../../db/schema/staff-table'
import { staffWorkingHours } from '../../db/schema/working-hours-table'
import type { Assignments, StaffKey } from '../staff'

/** Writes a person's roles and practices, and deletes their working hours at places where they no longer work. */
export async function writeAssignments(
  tx: Tx,
  { organizationId, staffId }: StaffKey,
  { roleIds, practiceIds }: Assignments,
): Promise<void> {
  await tx
    .delete(staffRoles)
    .where(and(eq(staffRoles.organizationId, organizationId), eq(staffRoles.staffId, staffId)))
  await tx.insert(staffRoles).values(roleIds.map((roleId) => ({ organizationId, staffId, roleId })))
  await tx
    .delete(staffPractices)
    .where(and(eq(staffPractices.organizationId, organizationId), eq(staffPractices.staffId, staffId)))
  await tx
    .insert(staffPractices)
    .values(practiceIds.map((practiceId) => ({ organizationId, staffId, practiceId })))
  const elsewhere = tx
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(eq(locations.organizationId, organizationId), notInArray(locations.practiceId, [...practiceIds])),
    )
  await tx
    .delete(staffWorkingHours)
    .where(
      and(
        eq(staffWorkingHours.organizationId, organizationId),
        eq(staffWorkingHours.staffId, staffId),
        inArray(staffWorkingHours.locationId, elsewhere),
      ),
    )
}
