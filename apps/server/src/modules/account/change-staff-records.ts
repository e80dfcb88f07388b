import { and, eq, sql } from 'drizzle-orm'
import { identityIn } from '../../actor'
import { staff } from '../../db/schema/staff-table'
import { enterEach } from '../../db/tenant'
import { type Work, workOf } from '../../work'
import { recordAudit } from '../audit'
import { organizationsOf } from '../auth'

/** Changes the actor's staff record in each of their organizations, whose audit says so; begins in the auth role. */
export async function changeStaffRecords(
  work: Work,
  change: { name: string } | { email: string },
  action: 'profile_changed' | 'email_changed',
): Promise<void> {
  await enterEach(work.tx, await organizationsOf(work.tx, work.actor.userId), async (organizationId) => {
    await work.tx
      .update(staff)
      .set({ ...change, version: sql`${staff.version} + 1`, updatedAt: work.now() })
      .where(and(eq(staff.organizationId, organizationId), eq(staff.userId, work.actor.userId)))
    const entry = { action, resource: 'user', recordId: work.actor.userId } as const
    await recordAudit(workOf(work.tx, work.deps, identityIn(work.actor, organizationId)), {
      ...entry,
      changed: Object.keys(change),
    })
  })
}
