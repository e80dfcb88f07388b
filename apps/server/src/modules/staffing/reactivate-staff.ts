import type * as api from '@oaklet/api/contract'
import type { StaffMember } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { staff } from '../../db/schema/staff-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { endSessionsHere } from './end-sessions-here'
import { lockMember, requireReach, findStaffMember, isStaff } from '../staff'

/** Lets a person work here again, with the roles and practices they had; they sign in anew. */
export async function reactivateStaff(
  { actor, params: { staffId }, body: { version } }: CallOf<typeof api.reactivateStaff>,
  work: Work,
): Promise<StaffMember> {
  const key = { organizationId: actor.organizationId, staffId }

  const before = await lockMember(work.tx, key, version)
  if (before.status !== 'inactive') throw new AppError('transition_refused', 'This person is active already.')
  await requireReach(work, key)
  // However a session may have begun meanwhile, it doesn't come to life now.
  await endSessionsHere(work.tx, work.deps, key)
  await work.tx
    .update(staff)
    .set({ isActive: true, version: sql`${staff.version} + 1`, updatedAt: work.now() })
    .where(isStaff(key))
  const entry = {
    action: 'reactivated',
    resource: 'staff',
    recordId: staffId,
    changed: ['isActive'],
  } as const
  await recordAudit(work, entry)
  return findStaffMember(work.tx, key)
}
