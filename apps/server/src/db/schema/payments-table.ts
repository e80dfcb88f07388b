import type { Payment } from '@oaklet/api/contract'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'

/** Money received. Where it went is in the ledger, under the payment's id. */
export const payments = pgTable(
  'payments',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    method: text('method').$type<Payment['method']>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    reference: text('reference').notNull(),
    status: text('status').$type<Payment['status']>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('payments_by_client').on(table.organizationId, table.clientId),
  ],
)
