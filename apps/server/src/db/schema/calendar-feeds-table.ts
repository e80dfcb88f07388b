import { FEED_NAMINGS } from '@oaklet/api/contract'
import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** The addresses at which other calendar programs read a person’s own appointments. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    staffId: uuid('staff_id').notNull(),
    label: text('label').notNull(),
    shows: text('shows', { enum: FEED_NAMINGS }).notNull(),
    showsPlaces: boolean('shows_places').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastReadAt: instant('last_read_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('calendar_feeds_token_is_unique').on(table.organizationId, table.tokenHash),
    index('calendar_feeds_by_person').on(table.organizationId, table.staffId, table.practiceId),
  ],
)

export const exportedCalendarFeeds = exportedTable(
  calendarFeeds,
  'The addresses at which other calendar programs read a person’s own appointments.',
  {
    label: 'What the person calls it.',
    shows: 'initials or busy: what it calls each appointment.',
    showsPlaces: 'Whether it says where appointments are.',
    tokenHash: { leftOut: 'opens the feed, together with what only the program has' },
    lastReadAt: 'When a program last read it, to the hour.',
    revokedAt: 'When it was ended, if it was.',
  },
)
