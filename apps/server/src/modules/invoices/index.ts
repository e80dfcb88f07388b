export { sumInvoices } from './invoice-totals'
export { notifyOverdue } from './notify-overdue'
export { lockPayableInvoices } from './lock-payable-invoices'
export { invoiceRecord } from './invoice-record'
