import type * as api from '@oaklet/api/contract'
import type { NotificationsSummary } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { summarize } from './select-notifications'

/** Returns how many notifications the actor hasn't read, and the last that came. */
export const getSummary = (
  { params: { practiceId } }: Pick<CallOf<typeof api.getNotificationsSummary>, 'params'>,
  work: Work,
): Promise<NotificationsSummary> => summarize(work, practiceId)
