export type { InvoicePath, InvoicesApi } from './invoices-api'
export { INVOICES_MESSAGES } from './invoices-messages'
export {
  Invoice,
  INVOICE_FILTERS,
  INVOICE_STATUSES,
  InvoiceInput,
  InvoiceLine,
  InvoiceLineInput,
  InvoicesQuery,
  InvoiceSummary,
  InvoiceTotals,
  LEDGER_ENTRY_KINDS,
  LedgerEntry,
  MoveCreditBody,
  UpdateInvoiceBody,
  VersionBody,
  type InvoiceStatus,
} from './invoices-contract'
