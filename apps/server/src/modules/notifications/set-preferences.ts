import { isDeepStrictEqual } from 'node:util'
import type * as api from '@oaklet/api/contract'
import type { NotificationPreferences } from '@oaklet/api/contract'
import { notificationPreferences } from '../../db/schema/notification-preferences-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findChoices } from './preferences'

/** Changes how the actor is notified of the events that `choices` names. */
export async function setPreferences(
  { actor, body: { choices } }: CallOf<typeof api.setNotificationPreferences>,
  work: Work,
): Promise<NotificationPreferences> {
  const { organizationId, staffId } = actor

  const before = await findChoices(work.tx, organizationId, staffId)
  const changed = choices.filter((choice) => !before.some((one) => isDeepStrictEqual(one, choice)))
  for (const { event, inApp, email } of changed) {
    await work.tx
      .insert(notificationPreferences)
      .values({ organizationId, staffId, event, inApp, email })
      .onConflictDoUpdate({
        target: [
          notificationPreferences.organizationId,
          notificationPreferences.staffId,
          notificationPreferences.event,
        ],
        set: { inApp, email },
      })
  }
  if (changed.length > 0) {
    await recordAudit(work, {
      action: 'updated',
      resource: 'notification_preferences',
      recordId: staffId,
      changed: changed.map(({ event }) => event),
    })
  }
  return { choices: await findChoices(work.tx, organizationId, staffId) }
}
