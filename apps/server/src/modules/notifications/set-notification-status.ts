import type * as api from '@oaklet/api/contract'
import type { Notification } from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import { notifications } from '../../db/schema/notifications-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { noteChange } from './note-change'
import { isOwn, toNotification } from './select-notifications'

/** Marks one of the actor's notifications as read or unread, archives it, or brings it back. */
export async function setNotificationStatus(
  {
    actor,
    params: { practiceId, notificationId },
    body: { status },
  }: CallOf<typeof api.setNotificationStatus>,
  work: Work,
): Promise<Notification> {
  const mine = and(isOwn(actor, practiceId), eq(notifications.id, notificationId))
  const [before] = await work.tx.select().from(notifications).where(mine).for('update')
  if (before === undefined) throw notFound()
  if (before.status === status) return toNotification(before)
  const now = work.now()
  const [after] = await work.tx
    .update(notifications)
    .set({ status, ...(status === 'read' && { readAt: sql`coalesce(${notifications.readAt}, ${now})` }) })
    .where(mine)
    .returning()
  await recordAudit(work, {
    action: status,
    resource: 'notification',
    recordId: notificationId,
    changed: ['status'],
  })
  await noteChange(work.tx, actor.organizationId, actor.staffId)
  return toNotification(after ?? before)
}
