export { clientBalances } from './client-balances'
export { sumInvoices } from './invoice-totals'
export { hasLedger, writeLedger } from './ledger'
export { lockPayableInvoices } from './lock-payable-invoices'
