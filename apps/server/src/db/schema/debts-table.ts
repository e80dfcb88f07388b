import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { organizationId } from '../columns'
import { leftOutTable } from '../exported-table'

/**
 * What each invoice owed from one day until another, made from the ledger by a trigger on it, so that no verb can
 * forget to: what is owed at the end of a day is then found without the ledger's history.
 */
export const debts = pgTable(
  'debts',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    fromOn: date('from_on', { mode: 'string' }).notNull(),
    /** The first day on which it owes something else; null for what it owes now. */
    untilOn: date('until_on', { mode: 'string' }),
    /** A round number of days that it didn't last longer than: what stood at a day began within so many before it. */
    withinDays: integer('within_days').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.invoiceId, table.fromOn] }),
    index('debts_by_length').on(table.organizationId, table.practiceId, table.withinDays, table.fromOn),
    // What is owed now is a small part of all that ever was.
    index('debts_owed_now')
      .on(table.organizationId, table.practiceId, table.clientId)
      .where(sql`until_on is null`),
  ],
)

export const leftOutDebts = leftOutTable(
  debts,
  'is what invoices owed from day to day, made from ledger_entries',
)
