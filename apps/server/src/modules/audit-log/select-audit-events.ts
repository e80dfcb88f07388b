import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { rowsOf } from '../../db/database'
import { auditEvents } from '../../db/schema/audit-table'
import { staff } from '../../db/schema/staff-table'

/** An event with who it was, as the staff know them now. */
export interface SelectedEvent {
  event: typeof auditEvents.$inferSelect
  person: { id: string; name: string } | null
}

/** Events with their people, the newest first. */
export const selectAuditEvents = (tx: Tx, where: SQL | undefined, limit: number) =>
  tx
    .select({ event: auditEvents, person: { id: staff.id, name: staff.name } })
    .from(auditEvents)
    .leftJoin(
      staff,
      and(eq(staff.organizationId, auditEvents.organizationId), eq(staff.userId, auditEvents.userId)),
    )
    .where(where)
    .orderBy(desc(auditEvents.occurredAt), desc(auditEvents.seq))
    .limit(limit)

/** How many events there are, counted no further than `limit`. */
export async function countAuditEvents(tx: Tx, where: SQL | undefined, limit: number): Promise<number> {
  const matches = tx.select({ seq: auditEvents.seq }).from(auditEvents).where(where).limit(limit)
  const [counted] = await rowsOf<{ total: number }>(
    tx,
    sql`select count(*)::int as total from ${matches} matches`,
  )
  return counted?.total ?? 0
}
