import type { InvoiceStatus, InvoiceSummary } from './invoices-contract'

const WORDS: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Draft',
  issued: 'Issued',
  partially_paid: 'Partly paid',
  paid: 'Paid',
  void: 'Void',
}

/** What an invoice’s status is called: “Settled” where a part of it was reduced or written off instead of paid. */
export function invoiceStatusWord({
  status,
  paidCents,
  totalCents,
}: Pick<InvoiceSummary, 'status' | 'paidCents' | 'totalCents'>): string {
  return status === 'paid' && paidCents < totalCents ? 'Settled' : WORDS[status]
}
