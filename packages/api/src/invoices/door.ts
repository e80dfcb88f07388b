export type { InvoicePath, InvoicesApi } from './invoices-api'
export { INVOICES_MESSAGES } from './invoices-messages'
export {
  ADJUSTMENT_KINDS,
  ADJUSTMENT_REASON_WORDS,
  ADJUSTMENT_REASONS,
  WRITE_OFF_REASONS,
  type AdjustmentKind,
  type AdjustmentReason,
  type WriteOffReason,
} from './adjustment-reasons'
export { AdjustInvoiceBody } from './adjustments-contract'
export { AppliedCredit, ApplyClientCreditBody } from './client-credit-contract'
export {
  Invoice,
  INVOICE_AGES,
  INVOICE_FILTERS,
  INVOICE_STATUSES,
  InvoiceInput,
  InvoiceLine,
  InvoiceLineInput,
  InvoiceLineShare,
  InvoiceFilters,
  InvoicesQuery,
  InvoiceSummary,
  InvoiceTotals,
  MoveCreditBody,
  UpdateInvoiceBody,
  VersionBody,
  type InvoiceAge,
  type InvoiceStatus,
} from './invoices-contract'
export { LEDGER_ENTRY_KINDS, LedgerEntry } from './ledger-entry'
