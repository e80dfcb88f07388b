import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { citext, instant } from '../columns'

/**
 * The latest change of e-mail that each person asked for, until the code proves that the mailbox is theirs. An address
 * that has an account gets a row too, whose code is never sent, so that the answers are the same.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid('user_id').primaryKey(),
    id: uuid('id').notNull(),
    email: citext('email').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    consumedAt: instant('consumed_at'),
  },
  (table) => [index('email_changes_by_expiry').on(table.expiresAt)],
)
