import type * as api from '@oaklet/api/contract'
import type { NotificationsSummary } from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import { notifications } from '../../db/schema/notifications-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { noteChange } from './note-change'
import { isOwn, summarize } from './select-notifications'

/** Marks all that the actor hasn't read in the practice as read. */
export async function readAllNotifications(
  { actor, params: { practiceId } }: CallOf<typeof api.readAllNotifications>,
  work: Work,
): Promise<NotificationsSummary> {
  const read = await work.tx
    .update(notifications)
    .set({ status: 'read', readAt: sql`coalesce(${notifications.readAt}, ${work.now()})` })
    .where(and(isOwn(actor, practiceId), eq(notifications.status, 'unread')))
    .returning({ id: notifications.id })
  if (read.length > 0) {
    await recordAudit(work, {
      action: 'read_all',
      resource: 'notification',
      recordId: practiceId,
      changed: ['status'],
    })
    await noteChange(work.tx, actor.organizationId, actor.staffId)
  }
  return summarize(work, practiceId)
}
