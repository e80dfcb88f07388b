import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

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
export interface InvoicesApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the screens of the billing ask for invoices. */
const contract = once(() => import('./invoices-contract'))
const clientCredit = once(() => import('./client-credit-contract'))
const adjustments = once(() => import('./adjustments-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** A page of invoices: drafts first, then the highest number first. */
    list: forward(contract, 'listInvoices', 'params', 'query'),
    /** What is outstanding, overdue, and still a draft. */
    totals: forward(contract, 'getInvoiceTotals', 'params', 'query'),
    /** One invoice with its lines and its ledger. */
    get: forward(contract, 'getInvoice', 'params'),
    /** Begins a draft; ApiError `already_invoiced` where another invoice bills one of its appointments. */
    create: creation(contract, 'createInvoice', 'params', 'body'),
    /** Saves a draft as a whole; a stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(contract, 'updateInvoice', 'params', 'body'),
    /** Only drafts can be deleted. */
    remove: forward(contract, 'deleteInvoice', 'params'),
    /** Gives a draft its number and today’s date. */
    issue: creation(contract, 'issueInvoice', 'params', 'body'),
    /** Puts credit of the client on an issued invoice. */
    applyCredit: creation(contract, 'applyCredit', 'params', 'body'),
    /** Puts credit of a client on several of their issued invoices, all or none. */
    applyClientCredit: creation(clientCredit, 'applyClientCredit', 'params', 'body'),
    /** Puts what was paid on an issued invoice back into the client’s credit. */
    unapplyPayment: creation(contract, 'unapplyPayment', 'params', 'body'),
    /** Reduces the charge of an issued invoice, or writes off a part. */
    adjust: creation(adjustments, 'adjustInvoice', 'params', 'body'),
    /** Takes back an adjustment that was made by mistake. */
    reverseAdjustment: creation(adjustments, 'reverseAdjustment', 'params'),
    /** Voids an issued invoice on which nothing is paid; `void` is a reserved word. */
    voidIssued: creation(contract, 'voidInvoice', 'params', 'body'),
  }
}

export const createInvoicesApi: (call: Call) => InvoicesApi = callsOf
