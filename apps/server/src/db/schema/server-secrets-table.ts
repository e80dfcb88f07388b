import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

/** What every process on this database must share, like the key that signs access tokens. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: instant('created_at').notNull(),
})
