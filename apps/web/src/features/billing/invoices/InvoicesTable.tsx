import type { InvoiceSummary } from '@oaklet/api/contract'
import { Link, MoneyText, Stack, Table, type TableColumn, Text } from '@oaklet/design-system'
import { formatShortDate } from '../../../shared/format-date'
import type { TableRows } from '../../../shared/lists/ListSection'
import { paths } from '../../../shared/paths'
import { shareWords } from './invoice-words'
import { InvoiceBadge } from './InvoiceBadge'

const keyOf = ({ id }: InvoiceSummary) => id
const nameOf = ({ number }: InvoiceSummary) => (number === null ? 'Draft' : String(number))
const addressOf = ({ id }: InvoiceSummary) => paths.invoice(id)

/** Invoices, one to a row; Enter opens one. The columns stay where they are, whatever is on the page. */
export function InvoicesTable(rows: TableRows<InvoiceSummary>) {
  return (
    <Table<InvoiceSummary>
      {...rows}
      label="Invoices"
      rowKey={keyOf}
      rowName={nameOf}
      rowHref={addressOf}
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
    cell: ({ client, payerName }) => (
      <Stack gap="xs">
        <Text weight="strong">{client.name}</Text>
        {payerName !== null && (
          <Text tone="quiet" size="s">
            {shareWords(payerName)}
          </Text>
        )}
      </Stack>
    ),
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
