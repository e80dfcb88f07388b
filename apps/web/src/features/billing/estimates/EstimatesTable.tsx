import type { EstimateSummary } from '@oaklet/api/contract'
import { Link, MoneyText, Table, type TableColumn, Text } from '@oaklet/design-system'
import { formatMediumDate } from '../../../shared/format-date'
import type { TableRows } from '../../../shared/lists/ListSection'
import { paths } from '../../../shared/paths'
import { periodWords } from '../period-words'
import { EstimateBadge } from './EstimateBadge'

const keyOf = ({ id }: EstimateSummary) => id
const nameOf = ({ number }: EstimateSummary) => (number === null ? 'Draft' : String(number))
const addressOf = ({ id }: EstimateSummary) => paths.estimate(id)

/** Estimates, one to a row; Enter opens one. */
export function EstimatesTable(rows: TableRows<EstimateSummary>) {
  return (
    <Table<EstimateSummary>
      {...rows}
      label="Good Faith Estimates"
      rowKey={keyOf}
      rowName={nameOf}
      rowHref={addressOf}
      columns={COLUMNS}
    />
  )
}

const COLUMNS: readonly TableColumn<EstimateSummary>[] = [
  {
    id: 'number',
    header: 'Number',
    width: '9%',
    isRowHeader: true,
    cell: ({ id, number }) => <Link href={paths.estimate(id)}>{number ?? 'Draft'}</Link>,
  },
  {
    id: 'client',
    header: 'Client',
    width: '20%',
    cell: ({ client }) => <Text weight="strong">{client.name}</Text>,
  },
  { id: 'clinician', header: 'Clinician', width: '18%', cell: ({ clinician }) => clinician.name },
  { id: 'period', header: 'Period', width: '18%', cell: periodWords },
  {
    id: 'expected',
    header: 'Expected',
    width: '11%',
    align: 'end',
    cell: ({ totalCents, currency }) => <MoneyText cents={totalCents} currency={currency} />,
  },
  {
    id: 'sent',
    header: 'Sent',
    width: '12%',
    cell: ({ sentOn }) => (sentOn === null ? '–' : formatMediumDate(sentOn)),
  },
  { id: 'status', header: 'Status', width: '12%', cell: ({ status }) => <EstimateBadge status={status} /> },
]
