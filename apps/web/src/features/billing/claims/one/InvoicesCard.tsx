import type { Claim, ClaimInvoice } from '@oaklet/api/contract'
import { Card, ItemList, Link, StatusBadge } from '@oaklet/design-system'
import { paths } from '../../../../shared/paths'

/** The invoices that ask the client for what the insurance left, and how they stand; nothing where there are none. */
export function InvoicesCard({ claim: { invoices } }: { claim: Claim }) {
  if (invoices.length === 0) return null
  return (
    <Card title="Invoices of the client">
      <ItemList items={invoices.map(itemOf)} />
    </Card>
  )
}

const STATUSES = {
  draft: <StatusBadge tone="neutral">Draft</StatusBadge>,
  issued: <StatusBadge tone="info">Issued</StatusBadge>,
  partially_paid: <StatusBadge tone="wait">Partly paid</StatusBadge>,
  paid: <StatusBadge tone="good">Settled</StatusBadge>,
  void: <StatusBadge tone="neutral">Void</StatusBadge>,
} as const

const itemOf = ({ id, number, status }: ClaimInvoice) => ({
  id,
  title: <Link href={paths.invoice(id)}>{`Invoice ${number}`}</Link>,
  trailing: STATUSES[status],
})
