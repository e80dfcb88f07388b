import { and, eq, sql } from 'drizzle-orm'
import { scopeOf, type StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { FOREIGN_KEY_VIOLATION, sqlState } from '../../db/sql-state'
import type { Deps } from '../../deps'
import { AppError, notFound } from '../../errors'
import { inWork } from '../../work'
import { holdOpenAppointments } from '../appointments'
import { recordAudit } from '../audit'
import {
  isStaff,
  lockStaff,
  requireReach,
  staff,
  staffPractices,
  staffRoles,
  staffWorkingHours,
} from '../staff'
import { invitations } from './invitations-table'

interface Key {
  organizationId: string
  staffId: string
}

/**
 * Ends an open invitation. A person whom nothing names goes with it; any other becomes inactive, but not while
 * appointments are to come with them: deactivating settles those.
 */
export function revokeInvitation(deps: Deps, actor: StaffActor, staffId: string): Promise<null> {
  scopeOf(actor, 'staff:edit')
  const key = { organizationId: actor.organizationId, staffId }
  return inWork(deps, actor, async (work) => {
    await lockStaff(work.tx, actor.organizationId)
    const ended = await work.tx
      .delete(invitations)
      .where(and(eq(invitations.organizationId, key.organizationId), eq(invitations.staffId, staffId)))
      .returning({ staffId: invitations.staffId })
    if (ended.length === 0) throw notFound()
    await requireReach(work, key)
    if ((await holdOpenAppointments(work.tx, deps, key)).length > 0) {
      throw new AppError(
        'transition_refused',
        'Appointments are still to come with this person. Deactivate them instead: that asks what becomes of these.',
      )
    }
    if (!(await isForgotten(work.tx, key))) {
      await work.tx
        .update(staff)
        .set({ isActive: false, version: sql`${staff.version} + 1`, updatedAt: deps.clock.now() })
        .where(isStaff(key))
    }
    await recordAudit(work, { action: 'invitation_revoked', resource: 'staff', recordId: staffId })
    return null
  })
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
