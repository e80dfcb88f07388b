import { bigint, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { counterTable } from '../counter-table'
import { exportedTable } from '../exported-table'

/** What a person decided about an invoice; how far it is paid is derived from the ledger. */
export const INVOICE_STATES = ['draft', 'issued', 'void'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

export const invoices = pgTable(
  'invoices',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    state: text('state').$type<InvoiceState>().notNull(),
    /** Null until issued, then gapless within the practice. */
    number: integer('number'),
    issuedOn: date('issued_on', { mode: 'string' }),
    dueOn: date('due_on', { mode: 'string' }),
    notes: text('notes').notNull(),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('invoices_number').on(table.organizationId, table.practiceId, table.number),
    index('invoices_by_client').on(table.organizationId, table.clientId),
    index('invoices_by_issue').on(table.organizationId, table.practiceId, table.issuedOn),
  ],
)

export const exportedInvoices = exportedTable(invoices, 'Invoices, drafts and void ones included.', {
  state: 'draft, issued or void; how far one is paid follows from ledger_entries.',
  number: 'The number, once it is issued; without gaps within a practice.',
  issuedOn: 'The date of issue.',
  dueOn: 'The date by which it is to be paid.',
  notes: 'What it says to the client.',
  totalCents: 'The sum of its lines, in cents.',
})

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    position: integer('position').notNull(),
    appointmentId: uuid('appointment_id'),
    description: text('description').notNull(),
    quantity: integer('quantity').notNull(),
    unitPriceCents: integer('unit_price_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('invoice_lines_by_invoice').on(table.organizationId, table.invoiceId, table.position),
    index('invoice_lines_by_appointment').on(table.organizationId, table.appointmentId),
  ],
)

export const exportedInvoiceLines = exportedTable(invoiceLines, 'What an invoice charges for.', {
  description: 'What is charged for.',
  quantity: 'How many.',
  unitPriceCents: 'The price of one, in cents.',
})

/** The number that the practice's next invoice gets. */
export const invoiceCounters = counterTable('invoice_counters')

export const exportedInvoiceCounters = exportedTable(
  invoiceCounters,
  'The number that a practice’s next invoice gets.',
  {
    nextNumber: 'That number.',
  },
)
