import { sql } from 'drizzle-orm'
import type { Origin, StaffIdentity } from '../../actor'
import type { Tx } from '../../db/database'
import { staff } from '../../db/schema/staff-table'
import type { Deps } from '../../deps'
import { workOf } from '../../work'
import { recordAudit } from '../audit'
import { isStaff } from '../staff'
import { notifyOffice } from './notify-office'
import type { OpenInvitation } from './open-invitation'

/** The person who joins, and where the call came from; they are not signed in to the organization yet. */
export interface Joining extends Origin {
  userId: string
  /** Left out, the name stays that they were invited by. */
  name?: string
}

/** Gives the invited person their account, in the invitation's organization. */
export async function joinStaff(
  tx: Tx,
  deps: Deps,
  { organizationId, staffId, name: invitedName }: OpenInvitation,
  { userId, name, ...origin }: Joining,
): Promise<void> {
  await tx
    .update(staff)
    .set({
      userId,
      ...(name !== undefined && { name }),
      version: sql`${staff.version} + 1`,
      updatedAt: deps.clock.now(),
    })
    .where(isStaff({ organizationId, staffId }))
  const actor: StaffIdentity = { kind: 'staff', ...origin, userId, organizationId, staffId, sessionId: null }
  const entry = {
    action: 'invitation_accepted',
    resource: 'staff',
    recordId: staffId,
    changed: ['userId'],
  } as const
  await recordAudit(workOf(tx, deps, actor), entry)
  const told = { event: 'staff_joined', words: `${name ?? invitedName} joined` } as const
  await notifyOffice(workOf(tx, deps, actor), { organizationId, staffId }, told)
}
