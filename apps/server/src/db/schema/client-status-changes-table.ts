import { CLIENT_STATUSES } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** Each time a client's status changed, from what to what; a trigger keeps it, so that no verb can forget to. */
export const clientStatusChanges = pgTable(
  'client_status_changes',
  {
    organizationId: organizationId(),
    id: uuid('id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    fromStatus: text('from_status', { enum: CLIENT_STATUSES }).notNull(),
    toStatus: text('to_status', { enum: CLIENT_STATUSES }).notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('client_status_changes_by_time').on(table.organizationId, table.practiceId, table.changedAt),
  ],
)

export const exportedClientStatusChanges = exportedTable(
  clientStatusChanges,
  'Each time a client’s status changed.',
  {
    fromStatus: 'What it was: prospective, active, inactive or archived.',
    toStatus: 'What it became.',
    changedAt: 'When it changed.',
  },
)
