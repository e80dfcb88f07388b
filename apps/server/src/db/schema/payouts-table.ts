import type { PayoutLineKind, PayoutState } from '@oaklet/api/contract'
import { boolean, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** What the provider of card payments sends to a practice's bank, as it was read last. */
export const payouts = pgTable(
  'payouts',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    state: text('state').$type<PayoutState>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    arrivesOn: date('arrives_on', { mode: 'string' }).notNull(),
    /** Whether no real money moves. */
    isTest: boolean('is_test').notNull(),
    /** When it was read from the provider: what was read earlier changes nothing. */
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('payouts_provider').on(table.organizationId, table.practiceId, table.providerId),
    index('payouts_by_arrival').on(table.organizationId, table.practiceId, table.arrivesOn, table.id),
  ],
)

export const exportedPayouts = exportedTable(
  payouts,
  'What the payment provider sent to the bank of a practice.',
  {
    accountId: 'The account with the payment provider.',
    providerId: 'The payment provider’s id of the payout.',
    state: 'pending, in_transit, paid, failed or canceled.',
    amountCents: 'How much the bank gets, in cents.',
    arrivesOn: 'The date on which it arrives.',
    isTest: 'Whether no real money moves.',
    readAt: 'When it was read from the payment provider last.',
  },
)

/** What a payout is made of, by the provider's book. Which payment a line is about goes by `chargeId`. */
export const payoutLines = pgTable(
  'payout_lines',
  {
    organizationId: organizationId(),
    payoutId: uuid('payout_id').notNull(),
    /** The provider's id of the line. */
    providerId: text('provider_id').notNull(),
    kind: text('kind').$type<PayoutLineKind>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    feeCents: integer('fee_cents').notNull(),
    chargeId: text('charge_id'),
    movedAt: instant('moved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.payoutId, table.providerId] })],
)

export const exportedPayoutLines = exportedTable(payoutLines, 'What each payout is made of.', {
  payoutId: 'The payout, as in payouts.id.',
  providerId: 'The payment provider’s id of the line.',
  kind: 'charge, refund, refund_returned, dispute, dispute_won, payout_returned or other.',
  amountCents: 'How much came in, in cents; below zero for what went back.',
  feeCents: 'What the payment provider kept, in cents.',
  chargeId: 'The payment provider’s id of the charge, as in card_payments.charge_id.',
  movedAt: 'When it came in or went back.',
})
