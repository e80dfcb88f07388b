import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { organizationId } from '../columns'
import { leftOutTable } from '../exported-table'
import type { LedgerEffect } from './ledger-table'

/**
 * What of each entry of the ledger is for which line of its invoice, made by triggers, so that no verb can forget to:
 * the shares of an entry come to the entry, to the cent.
 */
export const ledgerShares = pgTable(
  'ledger_shares',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    /** Counts the invoice's lines from 1; 0 where there is none, as for credit. */
    line: integer('line').notNull(),
    occurredOn: date('occurred_on', { mode: 'string' }).notNull(),
    /** Which sum the entry counts for. */
    effect: text('effect').$type<LedgerEffect>().notNull(),
    /** Of the line's appointment; null where it has none. */
    clinicianId: uuid('clinician_id'),
    /** The service of the appointment that the line names, or else its first. */
    serviceCode: text('service_code'),
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.entryId, table.line] }),
    index('ledger_shares_by_day').on(table.organizationId, table.practiceId, table.occurredOn),
  ],
)

export const leftOutLedgerShares = leftOutTable(
  ledgerShares,
  'is what of ledger_entries is for which of invoice_lines, made from both',
)
