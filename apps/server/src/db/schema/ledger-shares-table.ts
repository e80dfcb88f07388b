import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { organizationId } from '../columns'
import { leftOutTable } from '../exported-table'
import type { LedgerEffect } from './ledger-table'

/**
 * Which sum a share counts for. A `client_share` is what an insurance left to the client: the client is charged for it,
 * and the claim has billed it already. `contractual` is what is off by the contract with an insurance.
 */
export type ShareEffect = LedgerEffect | 'client_share' | 'contractual'

/**
 * What of each entry of the ledger is for which line of its invoice, made by triggers, so that no verb can forget to:
 * the shares of an entry come to the entry, to the cent. Entries of the claims' book stand beside them, each as a share
 * of one line, with the day on which it was written on the practice's clock.
 */
export const ledgerShares = pgTable(
  'ledger_shares',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** As in `ledger_entries.id`, or in `claim_entries.id` where there is a claim. */
    entryId: uuid('entry_id').notNull(),
    /** Counts the invoice's lines from 1; 0 where there is none, as for credit, and for a line of a claim. */
    line: integer('line').notNull(),
    occurredOn: date('occurred_on', { mode: 'string' }).notNull(),
    /** Which sum the entry counts for. */
    effect: text('effect').$type<ShareEffect>().notNull(),
    /** Of the line's appointment; null where it has none. */
    clinicianId: uuid('clinician_id'),
    /** The service of the appointment that the line names, or else its first. */
    serviceCode: text('service_code'),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** The claim in whose book the entry stands; null for the ledger. */
    claimId: uuid('claim_id'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.entryId, table.line] }),
    index('ledger_shares_by_day').on(table.organizationId, table.practiceId, table.occurredOn),
  ],
)

export const leftOutLedgerShares = leftOutTable(
  ledgerShares,
  'is what of ledger_entries is for which of invoice_lines and what of claim_entries counts for the same sums, made from these',
)
