import { and, eq, lt } from 'drizzle-orm'
import type { Tx } from '../db/database'
import { heldMail } from '../db/schema/held-mail-table'
import { notifications } from '../db/schema/notifications-table'
import type { DemoYear } from './demo-appointments'

const NEWS_DAYS = 3
const DAY_MS = 86_400_000

/** Lets people have read what they were notified of over the year, but for the latest days; no mail about the rest is sent. */
export async function leaveLatestNews(
  tx: Tx,
  { organization: { organizationId }, now }: Pick<DemoYear, 'organization' | 'now'>,
): Promise<void> {
  const since = new Date(now.getTime() - NEWS_DAYS * DAY_MS)
  await tx
    .update(notifications)
    .set({ status: 'read', readAt: since })
    .where(and(eq(notifications.organizationId, organizationId), lt(notifications.createdAt, since)))
  await tx.delete(heldMail).where(and(eq(heldMail.organizationId, organizationId), lt(heldMail.dueAt, since)))
}
