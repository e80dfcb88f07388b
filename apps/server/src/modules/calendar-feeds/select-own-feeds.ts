import type { CalendarFeed } from '@oaklet/api/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { calendarFeeds } from '../../db/schema/calendar-feeds-table'
import type { Work } from '../../work'

type FeedRow = typeof calendarFeeds.$inferSelect

/** The feeds of the person who acts that can be read, in a practice. */
export const isOwnFeed = ({ actor }: Work, practiceId: string) =>
  and(
    eq(calendarFeeds.organizationId, actor.organizationId),
    eq(calendarFeeds.practiceId, practiceId),
    eq(calendarFeeds.staffId, actor.staffId),
    isNull(calendarFeeds.revokedAt),
  )

/** Reads them, the oldest first. */
export const selectOwnFeeds = (work: Work, practiceId: string): Promise<FeedRow[]> =>
  work.tx
    .select()
    .from(calendarFeeds)
    .where(isOwnFeed(work, practiceId))
    .orderBy(asc(calendarFeeds.createdAt), asc(calendarFeeds.id))

/** A feed as the contract shows it. */
export const feedOf = ({ id, label, shows, showsPlaces, createdAt, lastReadAt }: FeedRow): CalendarFeed => ({
  ...{ id, label, shows, showsPlaces },
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
})
