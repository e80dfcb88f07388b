import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { leftOutTable } from '../exported-table'

/** The first answer to each creating call that carried a key, kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    organizationId: organizationId(),
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    /** Method, path and body of the first call. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId, table.key] }),
    index('idempotency_keys_by_age').on(table.organizationId, table.createdAt),
  ],
)

export const leftOutIdempotencyKeys = leftOutTable(
  idempotencyKeys,
  'keeps answers for a day, so that a call sent twice happens once',
)
