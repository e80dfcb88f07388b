import type { ChargeCardBody } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** How a card was charged for a payment of `payments`, and what it is meant to pay until the provider has decided. */
export const cardPayments = pgTable(
  'card_payments',
  {
    organizationId: organizationId(),
    paymentId: uuid('payment_id').notNull(),
    /** The card on file that was charged; null where the client paid by a link, on the provider's page. */
    cardId: uuid('card_id'),
    /** The client's way to that page; null where a card on file was charged. */
    checkoutId: uuid('checkout_id'),
    allocations: jsonb('allocations').$type<ChargeCardBody['allocations']>().notNull(),
    /** The sessions that something of the rest is held for once the charge went through. */
    holds: jsonb('holds').$type<NonNullable<ChargeCardBody['holds']>>().notNull().default([]),
    /** The provider's id of the charge; null until it is known. */
    chargeId: text('charge_id'),
    feeCents: integer('fee_cents'),
    /** Why it failed, in the provider's words. */
    refusal: text('refusal'),
    /** Who charged the card, or sent the link; null for Autopay. */
    chargedById: uuid('charged_by_id'),
    /** The Idempotency-Key of the call, or the client and day of Autopay; null without one. */
    callKey: text('call_key'),
    /** When the provider was known to have decided; null while it is pending. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.paymentId] }),
    unique('card_payments_call').on(table.organizationId, table.chargedById, table.callKey),
    uniqueIndex('card_payments_autopay')
      .on(table.organizationId, table.callKey)
      .where(sql`charged_by_id is null`),
    index('card_payments_by_card').on(table.organizationId, table.cardId),
    index('card_payments_by_charge').on(table.organizationId, table.chargeId),
    index('card_payments_by_settlement').on(table.organizationId, table.settledAt),
  ],
)

export const exportedCardPayments = exportedTable(cardPayments, 'How cards were charged for payments.', {
  paymentId: 'The payment, as in payments.id.',
  cardId: 'The card, as in cards.id; none where the client paid by a link.',
  checkoutId: 'The way to the payment provider, as in payment_checkouts.id; none for a card on file.',
  allocations: 'The invoices that it was meant for, each with an amount in cents.',
  holds:
    'The sessions that it was meant to be held for, as in appointments.id, each with an amount in cents.',
  chargeId: 'The payment provider’s id of the charge.',
  feeCents: 'What the payment provider kept, in cents.',
  refusal: 'Why it failed, in the payment provider’s words.',
  chargedById: 'Who charged the card, or sent the link, as in staff.id; none for Autopay.',
  callKey: { leftOut: 'means something to the server alone' },
  settledAt: 'When it was known whether it went through.',
})
