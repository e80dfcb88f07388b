import { type Call, type CallOptions, type CreateOptions, dataOf } from '../http/call'
import { once } from '../http/once'
import type { Page } from '../wire/envelope'
import type {
  Invoice,
  InvoiceInput,
  InvoicesQuery,
  InvoiceSummary,
  InvoiceTotals,
  UpdateInvoiceBody,
  VersionBody,
} from './invoices-contract'

interface PracticePath {
  practiceId: string
}

/** Names one invoice of one practice. */
export interface InvoicePath extends PracticePath {
  invoiceId: string
}

/**
 * The practice’s invoices. Amounts are whole cents; a step that its status forbids is ApiError
 * `transition_refused`.
 */
export interface InvoicesApi {
  /** A page of invoices: drafts first, then the highest number first. */
  list(params: PracticePath, query?: InvoicesQuery, options?: CallOptions): Promise<Page<InvoiceSummary>>
  /** What is outstanding, overdue, and still a draft. */
  totals(params: PracticePath, options?: CallOptions): Promise<InvoiceTotals>
  /** One invoice with its lines and its ledger. */
  get(params: InvoicePath, options?: CallOptions): Promise<Invoice>
  /** Begins a draft; ApiError `already_invoiced` where another invoice bills one of its appointments. */
  create(params: PracticePath, body: InvoiceInput, options?: CreateOptions): Promise<Invoice>
  /** Saves a draft as a whole; a stale `version` throws ApiError `stale_edit` with `current`. */
  update(params: InvoicePath, body: UpdateInvoiceBody, options?: CallOptions): Promise<Invoice>
  /** Only drafts can be deleted. */
  remove(params: InvoicePath, options?: CallOptions): Promise<void>
  /** Gives a draft its number and today’s date. */
  issue(params: InvoicePath, body: VersionBody, options?: CreateOptions): Promise<Invoice>
  /** Voids an issued invoice that nothing was paid on; `void` is a reserved word. */
  voidIssued(params: InvoicePath, body: VersionBody, options?: CreateOptions): Promise<Invoice>
}

/** Loaded with the first call: only the screens of the billing ask for invoices. */
const contract = once(() => import('./invoices-contract'))

export function createInvoicesApi(call: Call): InvoicesApi {
  return {
    list: (params, query = {}, options) =>
      dataOf(call(async () => (await contract()).listInvoices, { params, query, ...options })),
    totals: (params, options) =>
      dataOf(call(async () => (await contract()).getInvoiceTotals, { params, ...options })),
    get: (params, options) => dataOf(call(async () => (await contract()).getInvoice, { params, ...options })),
    create: (params, body, options) =>
      dataOf(call(async () => (await contract()).createInvoice, { params, body, ...options })),
    update: (params, body, options) =>
      dataOf(call(async () => (await contract()).updateInvoice, { params, body, ...options })),
    remove: async (params, options) => {
      await call(async () => (await contract()).deleteInvoice, { params, ...options })
    },
    issue: (params, body, options) =>
      dataOf(call(async () => (await contract()).issueInvoice, { params, body, ...options })),
    voidIssued: (params, body, options) =>
      dataOf(call(async () => (await contract()).voidInvoice, { params, body, ...options })),
  }
}
