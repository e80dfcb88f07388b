import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

/** Failed sign-ins per account and per address; the key is a hash. */
export const loginThrottle = pgTable('login_throttle', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailedAt: instant('last_failed_at').notNull(),
  blockedUntil: instant('blocked_until'),
})
