import type { PaymentDifference } from '@oaklet/api/contract'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable, leftOutTable } from '../exported-table'

/** When the provider's book and a practice's were compared, by account. */
export const paymentComparisons = pgTable(
  'payment_comparisons',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    accountId: text('account_id').notNull(),
    /** Null while they never were. */
    comparedAt: instant('compared_at'),
    /** Until when a process may be at work on it; null once it is done. */
    claimedUntil: instant('claimed_until'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.practiceId, table.accountId] })],
)

export const leftOutPaymentComparisons = leftOutTable(
  paymentComparisons,
  'is what the server has done by itself; what it found is in payment_differences',
)

/** In what the two books differ now, each charge, refund and dispute once: in its sum, or a charge in its fee. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    kind: text('kind').$type<PaymentDifference['kind']>().notNull(),
    /** The charge that it is, or is about. */
    chargeId: text('charge_id').notNull(),
    ourCents: integer('our_cents').notNull(),
    theirCents: integer('their_cents').notNull(),
    foundAt: instant('found_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.practiceId, table.accountId, table.providerId] }),
  ],
)

export const exportedPaymentDifferences = exportedTable(
  paymentDifferences,
  'In what the book of the payment provider and that of the practice differ.',
  {
    accountId: 'The account with the payment provider.',
    providerId: 'The payment provider’s id of the charge, refund or dispute.',
    kind: 'charge, refund or dispute for its sum, or fee for what the payment provider kept of a charge.',
    chargeId: 'The payment provider’s id of the charge, as in card_payments.charge_id.',
    ourCents: 'What the practice takes it for, in cents; 0 where it is not known, or moved nothing.',
    theirCents:
      'What the payment provider takes it for, in cents; 0 where it is not known, or moved nothing.',
    foundAt: 'When it was found first.',
  },
)
