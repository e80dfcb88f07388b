import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** Pairs of clients who were said not to be one person; the smaller id comes first. */
export const notDuplicates = pgTable(
  'not_duplicates',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    otherClientId: uuid('other_client_id').notNull(),
    markedById: uuid('marked_by_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.clientId, table.otherClientId] }),
    index('not_duplicates_by_practice').on(table.organizationId, table.practiceId),
  ],
)

export const exportedNotDuplicates = exportedTable(
  notDuplicates,
  'Pairs of clients who are alike and were said not to be one person.',
  {
    otherClientId: 'The other client, as in clients.id.',
    markedById: 'Who said so, as in staff.id.',
  },
)
