import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { calendarFeeds } from '../../db/schema/calendar-feeds-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { isOwnFeed } from './select-own-feeds'

/** Ends one of the person’s own feeds. */
export async function revokeCalendarFeed(
  { params: { practiceId, feedId } }: CallOf<typeof api.revokeCalendarFeed>,
  work: Work,
): Promise<null> {
  const revoked = await work.tx
    .update(calendarFeeds)
    .set({ revokedAt: work.now() })
    .where(and(isOwnFeed(work, practiceId), eq(calendarFeeds.id, feedId)))
    .returning({ id: calendarFeeds.id })
  if (revoked.length === 0) throw notFound()
  await recordAudit(work, {
    ...{ action: 'deleted', resource: 'calendar_feed', recordId: feedId, changed: [] },
  })
  return null
}
