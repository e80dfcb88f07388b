import type * as api from '@oaklet/api/contract'
import type { NotificationPreferences } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findChoices } from './preferences'

/** Returns how the actor is notified of each event. */
export const getPreferences = async (
  { actor }: CallOf<typeof api.getNotificationPreferences>,
  work: Work,
): Promise<NotificationPreferences> => ({
  choices: await findChoices(work.tx, actor.organizationId, actor.staffId),
})
