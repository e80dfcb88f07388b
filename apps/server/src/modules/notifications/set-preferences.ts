import { isDeepStrictEqual } from 'node:util'
import type { NotificationPreferences } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { notificationPreferences } from './notification-preferences-table'
import { findChoices } from './preferences'

/** Changes how the actor is told of the events that `choices` names. */
export function setPreferences(
  deps: Deps,
  actor: StaffActor,
  { choices }: NotificationPreferences,
): Promise<NotificationPreferences> {
  const { organizationId, staffId } = actor
  return inWork(deps, actor, async (work) => {
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
  })
}
