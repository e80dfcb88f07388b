import type * as api from '@oaklet/api/contract'
import type { StaffMember } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { staff } from '../../db/schema/staff-table'
import { staffWorkingHours } from '../../db/schema/working-hours-table'
import { staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { requireProfile } from './require-profile'
import {
  lockMember,
  comparable,
  profileOf,
  type TypedProfile,
  findStaffMember,
  isStaff,
  type StaffKey,
} from '../staff'

/** Changes what is kept of a person's work, unless someone else has changed it since `version`. */
export async function updateStaffMember(
  { actor, params: { staffId }, body: { version, ...profile } }: CallOf<typeof api.updateStaffMember>,
  work: Work,
): Promise<StaffMember> {
  const key = { organizationId: actor.organizationId, staffId }

  const before = await lockMember(work.tx, key, version)
  await requireProfile(work.tx, work.deps, key, before, profile)
  const { workingHours, ...columns } = profile
  // The person may give themselves another name meanwhile, for which they don’t wait for the staff’s lock.
  const written = await work.tx
    .update(staff)
    .set({ ...columns, version: version + 1, updatedAt: work.now() })
    .where(and(isStaff(key), eq(staff.version, version)))
    .returning({ id: staff.id })
  if (written.length === 0) throw staleEdit(await findStaffMember(work.tx, key))
  await writeWorkingHours(work.tx, key, workingHours)
  await recordAudit(work, {
    action: 'updated',
    resource: 'staff',
    recordId: staffId,
    changed: changedFields(comparable(profileOf(before)), comparable(profile)),
  })
  return findStaffMember(work.tx, key)
}

async function writeWorkingHours(
  tx: Tx,
  key: StaffKey,
  workingHours: TypedProfile['workingHours'],
): Promise<void> {
  await tx
    .delete(staffWorkingHours)
    .where(
      and(
        eq(staffWorkingHours.organizationId, key.organizationId),
        eq(staffWorkingHours.staffId, key.staffId),
      ),
    )
  if (workingHours.length === 0) return
  await tx.insert(staffWorkingHours).values(workingHours.map((at) => ({ ...key, ...at })))
}
