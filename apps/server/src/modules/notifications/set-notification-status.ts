import type { Notification, SetNotificationStatusBody } from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import { requirePractice, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { noteChange } from './note-change'
import { notifications } from './notifications-table'
import { isOwn, toNotification } from './select-notifications'

/** Marks one of the actor's notifications as read or unread, archives it, or brings it back. */
export function setNotificationStatus(
  deps: Deps,
  actor: StaffActor,
  { practiceId, notificationId }: { practiceId: string; notificationId: string },
  { status }: SetNotificationStatusBody,
): Promise<Notification> {
  requirePractice(actor, practiceId)
  return inWork(deps, actor, async (work) => {
    const mine = and(isOwn(actor, practiceId), eq(notifications.id, notificationId))
    const [before] = await work.tx.select().from(notifications).where(mine).for('update')
    if (before === undefined) throw notFound()
    if (before.status === status) return toNotification(before)
    const now = deps.clock.now()
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
  })
}
