import * as z from 'zod/mini'
import { GIVE_TO_CLIENT_REASONS } from '../claims/give-to-client-reasons'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import {
  CalendarDate,
  Cents,
  EnteredDate,
  Id,
  Instant,
  requiredText,
  textOfLines,
  Version,
} from '../wire/scalars'
import { LedgerEntry } from './ledger-entry'

/** `draft → issued → partially_paid → paid`, and `void`. Overdue is derived: see `daysOverdue`. */
export const INVOICE_STATUSES = ['draft', 'issued', 'partially_paid', 'paid', 'void'] as const
/** One of {@link INVOICE_STATUSES}. */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** What a line bills; the amount is `quantity × unitPriceCents`. */
export const InvoiceLineInput = z.object({
  appointmentId: z.nullable(Id),
  description: requiredText(300, 'Say what this line is for'),
  quantity: z.int('Use a whole number').check(z.minimum(1, 'Use at least 1'), z.maximum(999)),
  unitPriceCents: Cents.check(z.minimum(0, 'The price can’t be negative'), z.maximum(10_000_000)),
})
export type InvoiceLineInput = z.infer<typeof InvoiceLineInput>

/** What of one line of a claim is the client’s, in cents, by the reasons of the insurance; 0 where a person gave it to them. */
export const InvoiceLineShare = z.object({
  deductibleCents: Cents,
  coinsuranceCents: Cents,
  copayCents: Cents,
  /** The claim with the control numbers of itself and of its line; null for those who may not see claims. */
  claim: z.nullable(z.object({ id: Id, pcn: z.string(), lineNumber: z.string() })),
})
export type InvoiceLineShare = z.infer<typeof InvoiceLineShare>

/** A line of an invoice; `servedAt` is the start of the appointment that it bills, or has a share of. */
export const InvoiceLine = z.extend(InvoiceLineInput, {
  id: Id,
  servedAt: z.nullable(Instant),
  amountCents: Cents,
  /** Null where the client is charged for the session itself, which no claim bills then. */
  share: z.nullable(InvoiceLineShare),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** An invoice as lists show it, in cents. */
export const InvoiceSummary = z.object({
  id: Id,
  /** Null until the invoice is issued; then gapless within the practice. */
  number: z.nullable(z.int()),
  client: z.object({ id: Id, name: z.string() }),
  /** The insurance after which this is the client’s share; null for what people invoice. */
  payerName: z.nullable(z.string()),
  status: z.enum(INVOICE_STATUSES),
  issuedOn: z.nullable(CalendarDate),
  dueOn: z.nullable(CalendarDate),
  /** Days past the due date in the practice's time zone, 0 when nothing is overdue. */
  daysOverdue: z.int(),
  totalCents: Cents,
  balanceCents: Cents,
  /** What was paid on it, by payments and by credit, less what was given back. */
  paidCents: Cents,
  currency: z.string(),
})
export type InvoiceSummary = z.infer<typeof InvoiceSummary>

/** An invoice with its lines, and the ledger that explains its balance; all amounts in cents. */
export const Invoice = z.extend(InvoiceSummary, {
  practiceId: Id,
  /** Why a person gave this share to the client; null where the insurance left it to them, and for what people invoice. */
  givenReason: z.nullable(z.enum(GIVE_TO_CLIENT_REASONS)),
  /** The payment of the insurance that left this share to the client; null for others, and for those who may not see claims. */
  remittance: z.nullable(z.object({ id: Id, payerName: z.string(), paidOn: z.nullable(CalendarDate) })),
  notes: z.string(),
  lines: z.array(InvoiceLine),
  ledger: z.array(LedgerEntry),
  /** What of `paidCents` was held for its sessions; it is held for them again when the invoice is voided. */
  heldCents: Cents,
  /** The client’s credit that can be put on this invoice: what is held for its sessions, and what is held for none. */
  creditCents: Cents,
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Invoice = z.infer<typeof Invoice>

/** What a person says about a draft; without a due date the billing settings say when it is due. */
export const InvoiceInput = z.object({
  clientId: Id,
  dueOn: z.nullable(EnteredDate),
  notes: textOfLines(2000),
  lines: z
    .array(InvoiceLineInput)
    .check(z.minLength(1, 'Choose at least one appointment or add a line'), z.maxLength(100)),
})
export type InvoiceInput = z.infer<typeof InvoiceInput>

/** A draft as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. */
export const UpdateInvoiceBody = z.extend(InvoiceInput, { version: Version })
export type UpdateInvoiceBody = z.infer<typeof UpdateInvoiceBody>
/** The version that was on view when a step was taken: 409 `stale_edit` for an older one. */
export const VersionBody = z.object({ version: Version })
export type VersionBody = z.infer<typeof VersionBody>

/** The ages of what is open, by the days that have passed since the due date; the first is also what is not due yet. */
export const INVOICE_AGES = ['owed_up_to_30', 'owed_31_to_60', 'owed_61_to_90', 'owed_over_90'] as const
/** One of {@link INVOICE_AGES}. */
export type InvoiceAge = (typeof INVOICE_AGES)[number]

/** What a list of invoices can be narrowed to: {@link INVOICE_STATUSES}, two groups of them, and {@link INVOICE_AGES}. */
export const INVOICE_FILTERS = ['open', 'overdue', ...INVOICE_STATUSES, ...INVOICE_AGES] as const

/** What narrows a list of invoices and its sums; `q` matches client names and the number. */
export const InvoiceFilters = z.object({
  q: pageQuery.q,
  /** `open` is issued or partially paid; `overdue` is open and past its due date. */
  filter: z.optional(z.enum(INVOICE_FILTERS)),
  clientId: z.optional(Id),
  /** Only those that were issued on this day or a later one. */
  from: z.optional(EnteredDate),
  /** Only those that were issued on this day or an earlier one. */
  to: z.optional(EnteredDate),
})
export type InvoiceFilters = z.input<typeof InvoiceFilters>

/** Drafts first, then the highest number first. */
export const InvoicesQuery = z.extend(InvoiceFilters, { cursor: pageQuery.cursor, limit: pageQuery.limit })
export type InvoicesQuery = z.input<typeof InvoicesQuery>

const base = '/api/v1/practices/{practiceId}/invoices'
const one = `${base}/{invoiceId}` as const

/** A page of the practice’s invoices. */
export const listInvoices = endpoint({
  name: 'listInvoices',
  method: 'GET',
  path: base,
  access: 'invoices:view',
  query: InvoicesQuery,
  response: enveloped(pageOf(InvoiceSummary)),
})

/** The sums over the invoices that filters leave, in cents. */
export const InvoiceTotals = z.object({
  outstandingCents: Cents,
  overdueCents: Cents,
  overdueCount: z.int(),
  draftCount: z.int(),
})
export type InvoiceTotals = z.infer<typeof InvoiceTotals>

/** What is outstanding, overdue, and still a draft. */
export const getInvoiceTotals = endpoint({
  name: 'getInvoiceTotals',
  method: 'GET',
  path: `${base}/totals`,
  access: 'invoices:view',
  query: InvoiceFilters,
  response: enveloped(InvoiceTotals),
})

/** One invoice. */
export const getInvoice = endpoint({
  name: 'getInvoice',
  method: 'GET',
  path: one,
  access: 'invoices:view',
  response: enveloped(Invoice),
})

/** Begins a draft: 409 `already_invoiced` where another invoice bills one of its appointments. */
export const createInvoice = endpoint({
  name: 'createInvoice',
  method: 'POST',
  path: base,
  access: 'invoices:create',
  body: InvoiceInput,
  response: enveloped(Invoice),
})

/** Only drafts can be changed. */
export const updateInvoice = endpoint({
  name: 'updateInvoice',
  method: 'PUT',
  path: one,
  access: 'invoices:create',
  body: UpdateInvoiceBody,
  response: enveloped(Invoice),
})

/** Only drafts can be deleted. */
export const deleteInvoice = endpoint({
  name: 'deleteInvoice',
  method: 'DELETE',
  path: one,
  access: 'invoices:create',
  response: enveloped(z.null()),
})

/** Gives a draft its number, today's date, its due date if it has none, and what is held for its sessions. */
export const issueInvoice = endpoint({
  name: 'issueInvoice',
  method: 'POST',
  path: `${one}/issue`,
  access: 'invoices:send',
  body: VersionBody,
  response: enveloped(Invoice),
})

/** How much, in cents, moves between an invoice and the client’s credit. */
export const MoveCreditBody = z.object({
  amountCents: Cents.check(z.minimum(1, 'Enter an amount above zero')),
})
export type MoveCreditBody = z.infer<typeof MoveCreditBody>

/** Puts credit of the client on an issued invoice; 422 for more than the credit, or than is left to pay. */
export const applyCredit = endpoint({
  name: 'applyCredit',
  method: 'POST',
  path: `${one}/apply-credit`,
  access: 'payments:record',
  body: MoveCreditBody,
  response: enveloped(Invoice),
})

/** Puts what was paid on an issued invoice back into the client’s credit; 422 for more than was paid. */
export const unapplyPayment = endpoint({
  name: 'unapplyPayment',
  method: 'POST',
  path: `${one}/unapply-payment`,
  access: 'payments:record',
  body: MoveCreditBody,
  response: enveloped(Invoice),
})

/** Frees the sessions, and holds what was held for them again; 409 where more is paid or adjusted, or for a share. */
export const voidInvoice = endpoint({
  name: 'voidInvoice',
  method: 'POST',
  path: `${one}/void`,
  access: 'invoices:void',
  body: VersionBody,
  response: enveloped(Invoice),
})
