import type { Clinician } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { folded } from '../../db/folded'
import { staff, staffPractices } from '../../db/schema/staff-table'

/** The practice's active clinicians by name, or only the one with `staffId`. */
export function findClinicians(
  tx: Tx,
  organizationId: string,
  practiceId: string,
  staffId?: string,
): Promise<Clinician[]> {
  return tx
    .select({ id: staff.id, name: staff.name, credentials: staff.credentials, colorIndex: staff.colorIndex })
    .from(staff)
    .innerJoin(
      staffPractices,
      and(eq(staffPractices.organizationId, staff.organizationId), eq(staffPractices.staffId, staff.id)),
    )
    .where(
      and(
        eq(staff.organizationId, organizationId),
        eq(staffPractices.practiceId, practiceId),
        eq(staff.isActive, true),
        eq(staff.isClinician, true),
        staffId === undefined ? undefined : eq(staff.id, staffId),
      ),
    )
    .orderBy(folded(staff.name), asc(staff.id))
}
