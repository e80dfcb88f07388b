import type { InvoiceSummary } from '@oaklet/api/contract'
import { EmptyState, Link, MoneyText, Table, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { formatShortDate } from '../../shared/format-date'
import { paths } from '../../shared/paths'
import { InvoiceBadge } from './InvoiceBadge'

interface InvoicesTableProps {
  invoices: InvoiceSummary[]
  isLoading: boolean
  isFiltered: boolean
  footer: ReactNode
}

/** Invoices, one to a row; Enter opens one. */
export function InvoicesTable({ invoices, isLoading, isFiltered, footer }: InvoicesTableProps) {
  return (
    <Table<InvoiceSummary>
      label="Invoices"
      rows={invoices}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.invoice(id)}
      isLoading={isLoading}
      footer={footer}
      emptyState={
        isFiltered ? (
          <EmptyState title="No invoice matches">Try another name or number, or another status.</EmptyState>
        ) : (
          <EmptyState title="No invoices yet">
            When a session is completed, make an invoice from it here; it gets its number when you issue it.
          </EmptyState>
        )
      }
      columns={[
        {
          id: 'number',
          header: 'Number',
          isRowHeader: true,
          cell: ({ id, number }) => <Link href={paths.invoice(id)}>{number ?? 'Draft'}</Link>,
        },
        { id: 'client', header: 'Client', cell: ({ client }) => <Text weight="strong">{client.name}</Text> },
        { id: 'issued', header: 'Issued', cell: ({ issuedOn }) => dateOrDash(issuedOn) },
        { id: 'due', header: 'Due', cell: ({ dueOn }) => dateOrDash(dueOn) },
        { id: 'status', header: 'Status', cell: (invoice) => <InvoiceBadge invoice={invoice} /> },
        {
          id: 'total',
          header: 'Total',
          align: 'end',
          cell: ({ totalCents, currency }) => <MoneyText cents={totalCents} currency={currency} />,
        },
        {
          id: 'balance',
          header: 'Balance',
          align: 'end',
          cell: ({ balanceCents, currency }) => (
            <Text weight="strong" as="span">
              <MoneyText cents={balanceCents} currency={currency} />
            </Text>
          ),
        },
      ]}
    />
  )
}

const dateOrDash = (date: string | null): string => (date === null ? '–' : formatShortDate(date))
