import type { GiveToClientReason } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
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
    /** Of a share after insurance: the insurance; null for what people invoice. */
    payerName: text('payer_name'),
    /** The posting that left it to the client; null where a person gave it to them. */
    postingId: uuid('posting_id'),
    /** The claim whose rest a person gave to the client, and why; null where a posting left it to them. */
    givenClaimId: uuid('given_claim_id'),
    givenReason: text('given_reason').$type<GiveToClientReason>(),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('invoices_number').on(table.organizationId, table.practiceId, table.number),
    index('invoices_by_client').on(table.organizationId, table.clientId),
    index('invoices_by_issue').on(table.organizationId, table.practiceId, table.issuedOn),
    index('invoices_by_posting')
      .on(table.organizationId, table.postingId)
      .where(sql`posting_id is not null`),
    index('invoices_by_given_claim')
      .on(table.organizationId, table.givenClaimId)
      .where(sql`given_claim_id is not null`),
  ],
)

export const exportedInvoices = exportedTable(invoices, 'Invoices, drafts and void ones included.', {
  state: 'draft, issued or void; how far one is paid follows from ledger_entries.',
  number: 'The number, once it is issued; without gaps within a practice.',
  issuedOn: 'The date of issue.',
  dueOn: 'The date by which it is to be paid.',
  notes: 'What it says to the client.',
  totalCents: 'The sum of its lines, in cents.',
  payerName: 'Of a share after insurance: the insurance; empty for others.',
  postingId:
    'Of a share after insurance that a payment left to the client: its posting, as in postings.id; empty for others.',
  givenClaimId:
    'Of a share after insurance that a person gave to the client: the claim, as in claims.id; empty for others.',
  givenReason:
    'Why they did so: not_covered, not_insured, benefits_used_up, not_answered, agreed or other; empty for others.',
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
    /**
     * Of a share after insurance: the line of the claim, and what the share consists of; null for other lines. Its
     * appointment is the session that the share is of, which it doesn't bill.
     */
    claimId: uuid('claim_id'),
    lineNumber: text('line_number'),
    deductibleCents: integer('deductible_cents'),
    coinsuranceCents: integer('coinsurance_cents'),
    copayCents: integer('copay_cents'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('invoice_lines_by_invoice').on(table.organizationId, table.invoiceId, table.position),
    index('invoice_lines_by_appointment').on(table.organizationId, table.appointmentId),
    index('invoice_lines_by_claim')
      .on(table.organizationId, table.claimId)
      .where(sql`claim_id is not null`),
  ],
)

export const exportedInvoiceLines = exportedTable(invoiceLines, 'What an invoice charges for.', {
  description: 'What is charged for.',
  quantity: 'How many.',
  unitPriceCents: 'The price of one, in cents.',
  claimId: 'Of a share after insurance: the claim, as in claims.id; empty for others.',
  lineNumber: 'Of a share after insurance: the control number of the line of the claim.',
  deductibleCents: 'What of the share is deductible, in cents.',
  coinsuranceCents: 'What of the share is coinsurance, in cents.',
  copayCents: 'What of the share is copay, in cents.',
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
