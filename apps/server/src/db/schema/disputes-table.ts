import type { DisputeState } from '@oaklet/api/contract'
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** How clients' banks dispute card payments, as the provider tells. What it takes and gives back, the ledger holds. */
export const disputes = pgTable(
  'disputes',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    providerId: text('provider_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text('state').$type<DisputeState>().notNull(),
    /** Why, in words. */
    reason: text('reason').notNull(),
    blocksRefunds: boolean('blocks_refunds').notNull(),
    /** What the provider asks for it, in cents: the practice bears it, and no client. */
    feeCents: integer('fee_cents').notNull(),
    dueAt: instant('due_at'),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('disputes_provider').on(table.organizationId, table.providerId),
    index('disputes_by_payment').on(table.organizationId, table.paymentId),
    index('disputes_by_state').on(table.organizationId, table.state),
  ],
)

export const exportedDisputes = exportedTable(disputes, 'How clients’ banks disputed card payments.', {
  paymentId: 'The payment, as in payments.id.',
  providerId: 'The payment provider’s id of the dispute.',
  amountCents: 'How much is disputed, in cents.',
  state: 'inquiry, inquiry_closed, needs_response, under_review, won or lost.',
  reason: 'Why.',
  blocksRefunds: 'Whether nothing of the payment can be given back until it is decided.',
  feeCents: 'What the payment provider asks for it, in cents.',
  dueAt: 'Until when it has to be answered.',
  openedAt: 'When the provider opened it.',
})
