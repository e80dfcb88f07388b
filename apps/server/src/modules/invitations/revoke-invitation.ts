import type * as api from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { invitations } from '../../db/schema/invitations-table'
import { staff, staffPractices, staffRoles } from '../../db/schema/staff-table'
import { staffWorkingHours } from '../../db/schema/working-hours-table'
import { FOREIGN_KEY_VIOLATION, sqlState } from '../../db/sql-state'
import { AppError, notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { holdOpenAppointments } from '../appointments'
import { recordAudit } from '../audit'
import { isStaff, lockStaff, requireReach } from '../staff'

interface Key {
  organizationId: string
  staffId: string
}

/**
 * Ends an open invitation. A person whom nothing names goes with it; any other becomes inactive, but not while
 * appointments are to come with them: a deactivation decides what becomes of those.
 */
export async function revokeInvitation(
  { actor, params: { staffId } }: CallOf<typeof api.revokeInvitation>,
  work: Work,
): Promise<null> {
  const key = { organizationId: actor.organizationId, staffId }

  await lockStaff(work.tx, actor.organizationId)
  const ended = await work.tx
    .delete(invitations)
    .where(and(eq(invitations.organizationId, key.organizationId), eq(invitations.staffId, staffId)))
    .returning({ staffId: invitations.staffId })
  if (ended.length === 0) throw notFound()
  await requireReach(work, key)
  if ((await holdOpenAppointments(work.tx, work.deps, key)).length > 0) {
    throw new AppError(
      'transition_refused',
      'Appointments are still to come with this person. Deactivate them instead: that asks what becomes of these.',
    )
  }
  if (!(await isForgotten(work.tx, key))) {
    await work.tx
      .update(staff)
      .set({ isActive: false, version: sql`${staff.version} + 1`, updatedAt: work.now() })
      .where(isStaff(key))
  }
  await recordAudit(work, { action: 'invitation_revoked', resource: 'staff', recordId: staffId })
  return null
}

/** Whether the person could be taken out: not where an appointment, a client or a colleague names them. */
async function isForgotten(tx: Tx, { organizationId, staffId }: Key): Promise<boolean> {
  try {
    await tx.transaction(async (inner) => {
      for (const table of [staffRoles, staffPractices, staffWorkingHours]) {
        await inner
          .delete(table)
          .where(and(eq(table.organizationId, organizationId), eq(table.staffId, staffId)))
      }
      await inner.delete(staff).where(isStaff({ organizationId, staffId }))
    })
    return true
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) return false
    throw error
  }
}
