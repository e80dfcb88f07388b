import type { InvoiceSummary } from '@oaklet/api/contract'
import { StatusBadge } from '@oaklet/design-system'
import { invoiceBadge } from './invoice-words'

/** The invoice's status, or how long it is overdue. */
export function InvoiceBadge({ invoice }: { invoice: InvoiceSummary }) {
  const { word, tone } = invoiceBadge(invoice)
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
