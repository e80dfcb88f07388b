import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns'
import { users } from './users-table'

/**
 * The latest code asked for with each e-mail. One that nobody signs in with gets a row too, whose code
 * is never sent: so every answer, and its timing, is the same for both.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** A hash of the e-mail. */
    emailKey: text('email_key').primaryKey(),
    id: uuid('id').notNull(),
    /** Null when no account has the e-mail. */
    userId: uuid('user_id').references(() => users.id),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    consumedAt: instant('consumed_at'),
  },
  (table) => [index('password_resets_by_expiry').on(table.expiresAt)],
)
