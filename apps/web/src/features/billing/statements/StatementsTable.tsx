import type { StatementSummary } from '@oaklet/api/contract'
import { Link, MoneyText, Table, type TableColumn, Text } from '@oaklet/design-system'
import type { TableRows } from '../../../shared/lists/ListSection'
import { paths } from '../../../shared/paths'
import { statementDays, statementName } from './statement-words'
import { StatementBadge } from './StatementBadge'

const keyOf = ({ id }: StatementSummary) => id
const addressOf = ({ id }: StatementSummary) => paths.statement(id)

/** Statements, one to a row; Enter opens one. */
export function StatementsTable(rows: TableRows<StatementSummary>) {
  return (
    <Table<StatementSummary>
      {...rows}
      label="Statements"
      rowKey={keyOf}
      rowName={statementName}
      rowHref={addressOf}
      columns={COLUMNS}
    />
  )
}

const COLUMNS: readonly TableColumn<StatementSummary>[] = [
  {
    id: 'number',
    header: 'Number',
    width: '12%',
    isRowHeader: true,
    cell: ({ id, number }) => <Link href={paths.statement(id)}>{number ?? 'Draft'}</Link>,
  },
  {
    id: 'client',
    header: 'Client',
    width: '28%',
    cell: ({ client }) => <Text weight="strong">{client.name}</Text>,
  },
  { id: 'period', header: 'Period', width: '30%', cell: statementDays },
  {
    id: 'owed',
    header: 'Owed',
    width: '15%',
    align: 'end',
    cell: ({ owedCents, currency }) => <MoneyText cents={owedCents} currency={currency} />,
  },
  { id: 'status', header: 'Status', width: '15%', cell: ({ status }) => <StatementBadge status={status} /> },
]
