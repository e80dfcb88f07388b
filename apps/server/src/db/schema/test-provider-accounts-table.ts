import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AccountState } from '../../payment-provider/test-provider/provider-state'

/** What the built-in test provider remembers of each account, as a provider outside would. */
export const testProviderAccounts = pgTable('test_provider_accounts', {
  id: text('id').primaryKey(),
  state: jsonb('state').$type<AccountState>().notNull(),
})
