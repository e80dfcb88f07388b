import type { ReactivateBody, StaffMember } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { endSessionsHere } from './end-sessions-here'
import { lockMember } from './lock-member'
import { requireReach } from './reach'
import { findStaffMember, isStaff } from './select-staff'
import { staff } from './staff-table'

/** Lets a person work here again, with the roles and practices they had; they sign in anew. */
export function reactivateStaff(
  deps: Deps,
  actor: StaffActor,
  staffId: string,
  { version }: ReactivateBody,
): Promise<StaffMember> {
  scopeOf(actor, 'staff:edit')
  const key = { organizationId: actor.organizationId, staffId }
  return inWork(deps, actor, async (work) => {
    const before = await lockMember(work.tx, key, version)
    if (before.status !== 'inactive')
      throw new AppError('transition_refused', 'This person is active already.')
    await requireReach(work, key)
    // However a session may have begun meanwhile, it doesn't come to life now.
    await endSessionsHere(work.tx, deps, key)
    await work.tx
      .update(staff)
      .set({ isActive: true, version: sql`${staff.version} + 1`, updatedAt: deps.clock.now() })
      .where(isStaff(key))
    const entry = {
      action: 'reactivated',
      resource: 'staff',
      recordId: staffId,
      changed: ['isActive'],
    } as const
    await recordAudit(work, entry)
    return findStaffMember(work.tx, key)
  })
}
