import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { notificationChanges } from '../../db/schema/notifications-table'

/** Counts a change among a person's notifications; the row stays locked until the transaction ends. */
export async function noteChange(tx: Tx, organizationId: string, staffId: string): Promise<void> {
  await tx
    .insert(notificationChanges)
    .values({ organizationId, staffId, number: 1 })
    .onConflictDoUpdate({
      target: [notificationChanges.organizationId, notificationChanges.staffId],
      set: { number: sql`${notificationChanges.number} + 1` },
    })
}
