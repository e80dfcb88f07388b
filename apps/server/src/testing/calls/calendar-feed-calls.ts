import type { NewCalendarFeed } from '@oaklet/api/contract'
import { aCalendarFeedBody } from '@oaklet/api/testing'
import { dataOf } from '../an-appointment'
import type { PrepareCall } from './call-scene'

/** The calls about a person’s own calendar feeds. */
export const CALENDAR_FEED_CALLS: Readonly<Record<string, PrepareCall>> = {
  createCalendarFeed: ({ owner }) => Promise.resolve({ by: owner.request, body: aCalendarFeedBody() }),
  revokeCalendarFeed: async ({ practice, owner }) => {
    const made = await owner.request('POST', practice.path('calendar-feeds'), aCalendarFeedBody())
    return { by: owner.request, params: { feedId: dataOf<NewCalendarFeed>(made).id } }
  },
}
