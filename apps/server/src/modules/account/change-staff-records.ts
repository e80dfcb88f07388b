import { and, eq, sql } from 'drizzle-orm'
import { identityIn, type StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { enterEach } from '../../db/tenant'
import type { Deps } from '../../deps'
import { recordAudit } from '../audit'
import { organizationsOf } from '../auth'
import { staff } from '../staff'

/** Changes the actor's staff record in each of their organizations, whose audit says so; begins in the auth role. */
export async function changeStaffRecords(
  tx: Tx,
  deps: Deps,
  actor: StaffActor,
  change: { name: string } | { email: string },
  action: 'profile_changed' | 'email_changed',
): Promise<void> {
  await enterEach(tx, await organizationsOf(tx, actor.userId), async (organizationId) => {
    await tx
      .update(staff)
      .set({ ...change, version: sql`${staff.version} + 1`, updatedAt: deps.clock.now() })
      .where(and(eq(staff.organizationId, organizationId), eq(staff.userId, actor.userId)))
    const entry = { action, resource: 'user', recordId: actor.userId } as const
    await recordAudit(tx, deps, identityIn(actor, organizationId), { ...entry, changed: Object.keys(change) })
  })
}
