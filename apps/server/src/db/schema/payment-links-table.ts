import type { ChargeCardBody } from '@oaklet/api/contract'
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** A way for a client to pay online, which was mailed to them; its token is kept as a hash only. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** The invoice that it is for; null for all that the client owes. */
    invoiceId: uuid('invoice_id'),
    tokenHash: text('token_hash').notNull(),
    /** The address that it was mailed to. */
    email: text('email').notNull(),
    sentById: uuid('sent_by_id').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('payment_links_token_is_unique').on(table.organizationId, table.tokenHash),
    index('payment_links_by_invoice').on(table.organizationId, table.invoiceId, table.sentAt),
  ],
)

export const exportedPaymentLinks = exportedTable(
  paymentLinks,
  'The links that clients were sent to pay online.',
  {
    invoiceId: 'The invoice that it is for, as in invoices.id; none for all that the client owes.',
    tokenHash: { leftOut: 'would let somebody else open the link' },
    email: 'The address that it was mailed to.',
    sentById: 'Who sent it, as in staff.id.',
    sentAt: 'When it was sent.',
    expiresAt: 'When it ends.',
  },
)

export const CHECKOUT_STATES = ['open', 'paid', 'ended'] as const

/** A client on the way to the provider's page where they pay; once paid, `id` is the payment's id too. */
export const paymentCheckouts = pgTable(
  'payment_checkouts',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    linkId: uuid('link_id').notNull(),
    accountId: text('account_id').notNull(),
    /** The provider's id of its page. */
    providerId: text('provider_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** What it is meant to pay. */
    allocations: jsonb('allocations').$type<ChargeCardBody['allocations']>().notNull(),
    state: text('state', { enum: CHECKOUT_STATES }).notNull(),
    /** The card that it was paid with; null while it isn't. */
    brand: text('brand'),
    lastFour: text('last_four'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('payment_checkouts_by_link').on(table.organizationId, table.linkId, table.state),
    index('payment_checkouts_by_state').on(table.organizationId, table.state, table.createdAt),
  ],
)

export const exportedPaymentCheckouts = exportedTable(
  paymentCheckouts,
  'The ways from a payment link to the payment provider, and what came of each.',
  {
    linkId: 'The link, as in payment_links.id.',
    accountId: 'The account with the payment provider.',
    providerId: { leftOut: 'means something to the payment provider alone' },
    amountCents: 'How much was to be paid, in cents.',
    allocations: 'The invoices that it was meant for, each with an amount in cents.',
    state: 'open, paid or ended; a paid one has its payment under the same id in payments.',
    brand: 'The kind of card that it was paid with.',
    lastFour: 'The last four digits of that card.',
  },
)
