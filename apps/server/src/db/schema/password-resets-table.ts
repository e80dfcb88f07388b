import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns'
import { users } from './users-table'

/**
 * The latest reset code for each e-mail. An e-mail without an account gets a row too, whose code is never sent, so that
 * the answers and their timing are the same.
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
