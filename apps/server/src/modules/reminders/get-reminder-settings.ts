import type * as api from '@oaklet/api/contract'
import type { ReminderSettings } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { readReminderSettings } from './read-reminder-settings'

/** Returns how the practice reminds its clients. */
export const getReminderSettings = (
  { params: { practiceId } }: CallOf<typeof api.getReminderSettings>,
  work: Work,
): Promise<ReminderSettings> => readReminderSettings(work, practiceId)
