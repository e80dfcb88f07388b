import type { Notification, NotificationsSummary } from '@oaklet/api/contract'
import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { notifications } from '../../db/schema/notifications-table'
import type { Work } from '../../work'

type Row = typeof notifications.$inferSelect

/** The actor's own notifications in the practice. */
export const isOwn = (actor: StaffActor, practiceId: string) =>
  and(
    eq(notifications.organizationId, actor.organizationId),
    eq(notifications.practiceId, practiceId),
    eq(notifications.staffId, actor.staffId),
  )

/** A row as the contract shows it. */
export const toNotification = ({
  id,
  event,
  subject,
  link,
  status,
  createdAt,
  readAt,
}: Row): Notification => ({
  id,
  event,
  subject,
  link,
  status,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
})

/** How many are unread, and the last that came and wasn't archived. */
export async function summarize(work: Work, practiceId: string): Promise<NotificationsSummary> {
  const [counted] = await work.tx
    .select({ unread: count() })
    .from(notifications)
    .where(and(isOwn(work.actor, practiceId), eq(notifications.status, 'unread')))
  const [newest] = await work.tx
    .select()
    .from(notifications)
    .where(and(isOwn(work.actor, practiceId), ne(notifications.status, 'archived')))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(1)
  return { unread: counted?.unread ?? 0, newest: newest === undefined ? null : toNotification(newest) }
}
