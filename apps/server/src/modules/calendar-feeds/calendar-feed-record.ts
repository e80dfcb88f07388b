import { calendarFeeds, exportedCalendarFeeds } from '../../db/schema/calendar-feeds-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'

/** Named by what its person calls it. */
export const calendarFeedRecord: RecordKind = {
  tables: [exportedCalendarFeeds],
  names: { calendar_feed: readNames },
}

/** A feed is named by its label. */
function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  return work.tx
    .select({ id: calendarFeeds.id, name: calendarFeeds.label })
    .from(calendarFeeds)
    .where(isOneOf(work, calendarFeeds, calendarFeeds.id, ids))
}
