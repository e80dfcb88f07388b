import type * as api from '@oaklet/api/contract'
import type { CalendarFeed } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { feedOf, selectOwnFeeds } from './select-own-feeds'

/** The person’s own feeds. */
export async function listCalendarFeeds(
  { params: { practiceId } }: CallOf<typeof api.listCalendarFeeds>,
  work: Work,
): Promise<CalendarFeed[]> {
  return (await selectOwnFeeds(work, practiceId)).map(feedOf)
}
