import type { InvoiceSummary } from '@oaklet/api/contract'
import { EmptyState, Link, MoneyText, Table, type TableColumn, Text } from '@oaklet/design-system'
import { formatShortDate } from '../../shared/format-date'
import { paths } from '../../shared/paths'
import { InvoiceBadge } from './InvoiceBadge'

interface InvoicesTableProps {
  invoices: readonly InvoiceSummary[]
  isLoading: boolean
  isFiltered: boolean
  page: string | undefined
}

const keyOf = ({ id }: InvoiceSummary) => id
const nameOf = ({ number }: InvoiceSummary) => (number === null ? 'Draft' : String(number))
const addressOf = ({ id }: InvoiceSummary) => paths.invoice(id)

/** Invoices, one to a row; Enter opens one. The columns stay where they are, whatever is on the page. */
export function InvoicesTable({ invoices, isLoading, isFiltered, page }: InvoicesTableProps) {
  return (
    <Table<InvoiceSummary>
      label="Invoices"
      rows={invoices}
      rowKey={keyOf}
      rowName={nameOf}
      rowHref={addressOf}
      isLoading={isLoading}
      page={page}
      emptyState={
        isFiltered ? (
          <EmptyState title="No invoice matches">Try another name or number, or another status.</EmptyState>
        ) : (
          <EmptyState title="No invoices yet">
            When a session is completed, make an invoice from it here; it gets its number when you issue it.
          </EmptyState>
        )
      }
      columns={COLUMNS}
    />
  )
}

const dateOrDash = (date: string | null): string => (date === null ? '–' : formatShortDate(date))

const COLUMNS: readonly TableColumn<InvoiceSummary>[] = [
  {
    id: 'number',
    header: 'Number',
    width: '10%',
    isRowHeader: true,
    cell: ({ id, number }) => <Link href={paths.invoice(id)}>{number ?? 'Draft'}</Link>,
  },
  {
    id: 'client',
    header: 'Client',
    width: '22%',
    cell: ({ client }) => <Text weight="strong">{client.name}</Text>,
  },
  { id: 'issued', header: 'Issued', width: '13%', cell: ({ issuedOn }) => dateOrDash(issuedOn) },
  { id: 'due', header: 'Due', width: '13%', cell: ({ dueOn }) => dateOrDash(dueOn) },
  {
    id: 'status',
    header: 'Status',
    width: '18%',
    cell: (invoice) => <InvoiceBadge invoice={invoice} />,
  },
  {
    id: 'total',
    header: 'Total',
    width: '12%',
    align: 'end',
    cell: ({ totalCents, currency }) => <MoneyText cents={totalCents} currency={currency} />,
  },
  {
    id: 'balance',
    header: 'Balance',
    width: '12%',
    align: 'end',
    cell: ({ balanceCents, currency }) => (
      <Text weight="strong" as="span">
        <MoneyText cents={balanceCents} currency={currency} />
      </Text>
    ),
  },
]
