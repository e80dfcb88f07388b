import type { CardRefund, RefundReason } from '@oaklet/api/contract'
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** Money that goes back to the card of a payment through the provider. What of it is in the book, the ledger holds. */
export const cardRefunds = pgTable(
  'card_refunds',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text('state').$type<CardRefund['state']>().notNull(),
    /** The provider's id of it; null until it is known. */
    providerId: text('provider_id'),
    /** Why it failed, in words. */
    refusal: text('refusal'),
    /** Null while a refund that was made at the provider itself is not assigned. */
    reason: text('reason').$type<RefundReason>(),
    note: text('note').notNull(),
    /** The invoice that gives what the client's credit doesn't; null where the credit is to give all. */
    invoiceId: uuid('invoice_id'),
    /** Null where it was made at the provider itself, until somebody assigns it. */
    refundedById: uuid('refunded_by_id'),
    /** The Idempotency-Key of the call; null without one. */
    callKey: text('call_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('card_refunds_call').on(table.organizationId, table.refundedById, table.callKey),
    unique('card_refunds_provider').on(table.organizationId, table.providerId),
    index('card_refunds_by_payment').on(table.organizationId, table.paymentId),
    index('card_refunds_by_state').on(table.organizationId, table.state),
  ],
)

export const exportedCardRefunds = exportedTable(
  cardRefunds,
  'What went back to cards through the payment provider.',
  {
    paymentId: 'The payment, as in payments.id.',
    amountCents: 'How much, in cents.',
    state: 'pending, unassigned, succeeded or failed.',
    providerId: 'The payment provider’s id of the refund.',
    refusal: 'Why it failed.',
    reason: 'Why it was given back, as a code; none while nobody has said it.',
    note: 'What was added to the reason.',
    invoiceId: 'The invoice that it came off, where the client’s credit did not give all, as in invoices.id.',
    refundedById: 'Who gave it back, or said what it was for, as in staff.id.',
    callKey: { leftOut: 'means something to the server alone' },
  },
)
