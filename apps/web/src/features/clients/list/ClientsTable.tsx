import type { ClientSummary, Practice } from '@oaklet/api/contract'
import { formatPhone, MoneyText, Stack, Table, type TableColumn, Text } from '@oaklet/design-system'
import { useMemo } from 'react'
import { dateInZone, formatDateAndTime } from '../../../shared/format-date'
import type { TableRows } from '../../../shared/lists/ListSection'
import { paths } from '../../../shared/paths'
import { useNow } from '../../../shared/use-now'
import { usePermissions } from '../../../shared/use-session'
import { finderWords } from '../../../records/clients/finder-words'
import { ClientBadge } from '../ClientBadge'

interface ClientsTableProps extends TableRows<ClientSummary> {
  practice: Practice
}

const keyOf = ({ id }: ClientSummary) => id
const nameOf = ({ displayName }: ClientSummary) => displayName
const addressOf = ({ id }: ClientSummary) => paths.client(id)

/**
 * Clients, one to a row; Enter opens one. Balances show only to those who may see them. The columns stay where they
 * are, for any clients on the page.
 */
export function ClientsTable({ practice, ...rows }: ClientsTableProps) {
  const { timeZone, currency } = practice
  const today = dateInZone(useNow(), timeZone)
  const hasBalances = usePermissions()('invoices:view')
  // The same while they say the same: rows whose columns are new are drawn again with each letter of the filter.
  const columns = useMemo(
    () => [...factColumns(timeZone, today), ...(hasBalances ? [balanceColumn(currency)] : [])],
    [timeZone, today, hasBalances, currency],
  )
  return (
    <Table<ClientSummary>
      {...rows}
      label="Clients"
      rowKey={keyOf}
      rowName={nameOf}
      rowHref={addressOf}
      columns={columns}
    />
  )
}

const factColumns = (timeZone: string, today: string): TableColumn<ClientSummary>[] => [
  {
    id: 'name',
    header: 'Client',
    width: '21%',
    isRowHeader: true,
    cell: (client) => (client.foundBy === null ? client.displayName : <FoundName {...client} />),
  },
  {
    id: 'status',
    header: 'Status',
    width: '14%',
    cell: ({ status }) => <ClientBadge status={status} />,
  },
  {
    id: 'clinician',
    header: 'Clinician',
    width: '17%',
    cell: (client) => client.primaryClinicianName ?? '–',
  },
  {
    id: 'next',
    header: 'Next appointment',
    width: '21%',
    cell: ({ nextAppointmentAt: at }) => (at === null ? '–' : formatDateAndTime(at, timeZone, today)),
  },
  {
    id: 'phone',
    header: 'Phone',
    width: '16%',
    cell: ({ phone }) => (phone === null ? '–' : formatPhone(phone)),
  },
]

/** A client who was looked for by somebody in their life, with who that is. */
const FoundName = ({ displayName, foundBy }: Pick<ClientSummary, 'displayName' | 'foundBy'>) => (
  <Stack gap="none">
    {displayName}
    {foundBy !== null && (
      <Text size="s" tone="quiet">
        {finderWords(foundBy)}
      </Text>
    )}
  </Stack>
)

const balanceColumn = (currency: string): TableColumn<ClientSummary> => ({
  id: 'balance',
  header: 'Balance',
  width: '11%',
  align: 'end',
  cell: ({ balanceCents }) =>
    balanceCents === null ? (
      '–'
    ) : (
      <Text as="span" weight={balanceCents > 0 ? 'strong' : 'regular'}>
        <MoneyText cents={balanceCents} currency={currency} />
      </Text>
    ),
})
