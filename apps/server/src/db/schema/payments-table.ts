import type { Payment } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

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
    index('payments_by_day').on(table.organizationId, table.practiceId, table.receivedOn),
    // Few of all payments.
    index('payments_failed')
      .on(table.organizationId, table.practiceId)
      .where(sql`status = 'failed'`),
  ],
)

export const exportedPayments = exportedTable(payments, 'Money that was received.', {
  method: 'How it was paid.',
  amountCents: 'How much, in cents.',
  receivedOn: 'The date on which it came in.',
  reference: 'A number of a check or the like.',
  status: 'pending, succeeded, failed, partially_refunded, refunded or entered_in_error.',
})
