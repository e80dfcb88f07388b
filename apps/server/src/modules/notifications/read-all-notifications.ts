import type { NotificationsSummary } from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import { requirePractice, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { noteChange } from './note-change'
import { notifications } from './notifications-table'
import { isOwn, summarize } from './select-notifications'

/** Marks all that the actor hasn't read in the practice as read. */
export function readAllNotifications(
  deps: Deps,
  actor: StaffActor,
  practiceId: string,
): Promise<NotificationsSummary> {
  requirePractice(actor, practiceId)
  return inWork(deps, actor, async (work) => {
    const read = await work.tx
      .update(notifications)
      .set({ status: 'read', readAt: sql`coalesce(${notifications.readAt}, ${deps.clock.now()})` })
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
  })
}
