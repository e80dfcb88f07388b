import type { InvoiceStatus } from '@oaklet/api/contract'
import { daysBetween } from '../../calendar-day'
import type { InvoiceState } from '../../db/schema/invoices-table'

export interface InvoiceMoney {
  state: InvoiceState
  /** The sum of the invoice's ledger entries. */
  balanceCents: number
  /** What was paid on it, by payments and by credit. */
  paidCents: number
}

/** How an invoice stands: what a person decided, and for an issued one what the ledger says. */
export function invoiceStatus({ state, balanceCents, paidCents }: InvoiceMoney): InvoiceStatus {
  if (state !== 'issued') return state
  if (balanceCents <= 0) return 'paid'
  return paidCents > 0 ? 'partially_paid' : 'issued'
}

/** Whole days past the due date for an issued invoice with a balance, else 0. `today` is the practice's. */
export function daysOverdue(
  invoice: Pick<InvoiceMoney, 'state' | 'balanceCents'> & { dueOn: string | null },
  today: string,
): number {
  if (invoice.state !== 'issued' || invoice.balanceCents <= 0 || invoice.dueOn === null) return 0
  return Math.max(0, daysBetween(invoice.dueOn, today))
}
