import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { citext, instant } from '../columns'

/** Accounts. Not a tenant's: only the auth role sees them. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: citext('email').notNull().unique('users_email_is_unique'),
  passwordHash: text('password_hash').notNull(),
  name: text('name').notNull(),
  /** How a sign-in is confirmed after the password; null asks for the password alone. */
  mfaMethod: text('mfa_method', { enum: ['email'] }),
  createdAt: instant('created_at').notNull(),
})

/** Which organizations an account signs in to. */
export const memberships = pgTable(
  'memberships',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    organizationId: uuid('organization_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a session of the account last began there; null for one that never did. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.organizationId] })],
)
