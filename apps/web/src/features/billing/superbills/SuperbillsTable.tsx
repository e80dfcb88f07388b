import type { SuperbillSummary } from '@oaklet/api/contract'
import { Link, MoneyText, Table, type TableColumn, Text } from '@oaklet/design-system'
import type { TableRows } from '../../../shared/lists/ListSection'
import { paths } from '../../../shared/paths'
import { periodWords } from '../period-words'
import { SuperbillBadge } from './SuperbillBadge'

const keyOf = ({ id }: SuperbillSummary) => id
const nameOf = ({ number }: SuperbillSummary) => (number === null ? 'Draft' : String(number))
const addressOf = ({ id }: SuperbillSummary) => paths.superbill(id)

/** Superbills, one to a row; Enter opens one. */
export function SuperbillsTable(rows: TableRows<SuperbillSummary>) {
  return (
    <Table<SuperbillSummary>
      {...rows}
      label="Superbills"
      rowKey={keyOf}
      rowName={nameOf}
      rowHref={addressOf}
      columns={COLUMNS}
    />
  )
}

const COLUMNS: readonly TableColumn<SuperbillSummary>[] = [
  {
    id: 'number',
    header: 'Number',
    width: '9%',
    isRowHeader: true,
    cell: ({ id, number }) => <Link href={paths.superbill(id)}>{number ?? 'Draft'}</Link>,
  },
  {
    id: 'client',
    header: 'Client',
    width: '18%',
    cell: ({ client }) => <Text weight="strong">{client.name}</Text>,
  },
  { id: 'clinician', header: 'Clinician', width: '16%', cell: ({ clinician }) => clinician.name },
  { id: 'period', header: 'Period', width: '15%', cell: periodWords },
  {
    id: 'sessions',
    header: 'Sessions',
    width: '10%',
    align: 'end',
    cell: ({ sessionCount }) => sessionCount,
  },
  {
    id: 'charged',
    header: 'Charged',
    width: '10%',
    align: 'end',
    cell: ({ chargedCents, currency }) => <MoneyText cents={chargedCents} currency={currency} />,
  },
  {
    id: 'paid',
    header: 'Paid',
    width: '10%',
    align: 'end',
    cell: ({ paidCents, currency }) => <MoneyText cents={paidCents} currency={currency} />,
  },
  { id: 'status', header: 'Status', width: '12%', cell: ({ status }) => <SuperbillBadge status={status} /> },
]
