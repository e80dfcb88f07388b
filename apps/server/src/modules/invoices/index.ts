export { clientBalances } from './client-balances'
export { sumInvoices, type InvoiceSums } from './invoice-totals'
export { writeLedger, type NewLedgerEntry } from './ledger'
export { lockPayableInvoices, type PayableInvoice } from './lock-payable-invoices'
