import type { AdjustmentReason, LedgerEntry, PaymentMethod, RefundReason } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { bigint, date, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** Who owes or pays what an entry is about. */
export type LedgerPayer = 'client'

/** Which sum an entry counts for: what was billed, what was collected, or what is not collected any more. */
export type LedgerEffect = 'charge' | 'payment' | 'write_off'

/**
 * Which sum each kind of entry counts for. Those that are `moved` come in pairs, which sum to zero. In the database
 * `oaklet_effect` says the same.
 */
export const LEDGER_EFFECTS: Readonly<Record<LedgerEntry['kind'], LedgerEffect>> = {
  issued: 'charge',
  voided: 'charge',
  credited: 'charge',
  payment: 'payment',
  moved: 'payment',
  refunded: 'payment',
  refund_returned: 'payment',
  disputed: 'payment',
  dispute_won: 'payment',
  written_off: 'write_off',
}

/** The reason of a share after insurance that is lowered because the insurance took its decision back. */
export const INSURER_TOOK_BACK = 'insurer_took_back'

/** Why an amount was lowered, or money was given back. */
export type LedgerReason = AdjustmentReason | RefundReason | typeof INSURER_TOOK_BACK

/** What an entry says beside its amount, by its kind. */
export interface LedgerData {
  /** Of `issued` and `voided`, and of `moved` where it is credit: the invoice's number. */
  invoiceNumber?: number
  /** Of `moved` where it is credit: the invoice's id. */
  invoiceId?: string
  /** Of `payment`, `refunded` and `refund_returned`: how it was paid, and what it can be recognized by, such as the number of a check. */
  method?: PaymentMethod
  reference?: string
  /** Of `credited`, `written_off` and `refunded`: what a person added to the reason. */
  note?: string
  /** Of `refunded` and `refund_returned`: the refund to a card; none where it was recorded by hand. */
  refundId?: string
  /** Of `moved` where it is credit: whether what was held for a session was released as that was called off, or the way back. */
  isCalledOff?: true
  /** Of `disputed` and `dispute_won`: the dispute. */
  disputeId?: string
  /** Of `credited` because an insurance took its decision back: the line of the claim. */
  claimId?: string
  lineNumber?: string
  /** A sentence that an earlier release stored, where the other fields can't say it. */
  words?: string
}

/** Append-only: every balance is a sum of these. Without an invoice, an entry is the client's credit. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    /** The order in which entries were written. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    invoiceId: uuid('invoice_id'),
    paymentId: uuid('payment_id'),
    /** The session that the money is held for, or was held for before it was put on the invoice. */
    appointmentId: uuid('appointment_id'),
    kind: text('kind').$type<LedgerEntry['kind']>().notNull(),
    /** Who owes or pays. */
    payer: text('payer').$type<LedgerPayer>().notNull().default('client'),
    /** Why, as a code of the kind of entry; null where the kind says enough. */
    reasonCode: text('reason_code').$type<LedgerReason>(),
    /** What the entry says beside its amount. It is put into words when it is read. */
    data: jsonb('data').$type<LedgerData>().notNull().default({}),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** The earlier entry that it takes back; each is taken back once. */
    reversesId: uuid('reverses_id'),
    /** The posting that wrote it; null for what people and providers did. */
    postingId: uuid('posting_id'),
    /** Who wrote it; null where Autopay or an earlier release did. */
    recordedById: uuid('recorded_by_id'),
    occurredOn: date('occurred_on', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('ledger_entries_by_invoice').on(table.organizationId, table.invoiceId, table.seq),
    uniqueIndex('ledger_entries_reverse_once').on(table.organizationId, table.reversesId),
    index('ledger_entries_by_client').on(table.organizationId, table.clientId),
    index('ledger_entries_by_payment').on(table.organizationId, table.paymentId),
    index('ledger_entries_by_posting')
      .on(table.organizationId, table.postingId)
      .where(sql`posting_id is not null`),
    // What a range of days costs to sum up follows the range, and not how long the practice has been there.
    index('ledger_entries_by_day').on(table.organizationId, table.practiceId, table.occurredOn),
  ],
)

export const exportedLedgerEntries = exportedTable(
  ledgerEntries,
  'Every charge and payment, one after another; a balance is the sum of these.',
  {
    seq: 'The order in which entries were written.',
    invoiceId: 'The invoice, as in invoices.id; none means credit of the client.',
    paymentId: 'The payment, as in payments.id.',
    appointmentId: 'The session that the money is, or was, held for, as in appointments.id.',
    kind: 'What it is.',
    payer: 'Who owes or pays: client.',
    reasonCode: 'Why, as a code; none where the kind says enough.',
    data: 'What it says beside its amount: invoiceNumber, invoiceId, method, reference, note, refundId (as in card_refunds.id), disputeId (as in disputes.id), claimId (as in claims.id) and lineNumber of a share that was taken back, or the words of an earlier release.',
    amountCents: 'What it adds to what the client owes, in cents; a payment is negative.',
    reversesId: 'The earlier entry that it takes back, as in ledger_entries.id.',
    postingId: 'The posting of a payment of an insurance that wrote it, as in postings.id; none for others.',
    recordedById: 'Who wrote it, as in staff.id; none in those of Autopay and of an earlier release.',
    occurredOn: 'The date that it counts for.',
  },
)
