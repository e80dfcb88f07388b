import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { citext, instant } from '../columns'
import { users } from './users-table'

/** One row per sign-in. Refresh tokens are kept as hashes only. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    organizationId: uuid('organization_id').notNull(),
    practiceId: uuid('practice_id'),
    deviceId: uuid('device_id').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    previousRefreshHash: text('previous_refresh_hash'),
    createdAt: instant('created_at').notNull(),
    rotatedAt: instant('rotated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** What the browser called itself, and where it called from, at the last refresh. */
    userAgent: text('user_agent'),
    address: text('address'),
    /** The e-mail before the last change, by which a tab refreshes that has not heard of the new one. */
    formerEmail: citext('former_email'),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
)
