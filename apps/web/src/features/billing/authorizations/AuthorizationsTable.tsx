import type { ListedAuthorization } from '@oaklet/api/contract'
import { Link, Stack, StatusBadge, Table, type TableColumn, Text } from '@oaklet/design-system'
import { useMemo } from 'react'
import { authorizationWords } from '../../../records/coverages/authorization-words'
import { formatMediumDate } from '../../../shared/format-date'
import type { TableRows } from '../../../shared/lists/ListSection'
import { paths } from '../../../shared/paths'

interface AuthorizationsTableProps {
  rows: TableRows<ListedAuthorization>
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}

const keyOf = ({ id }: ListedAuthorization) => id
const nameOf = ({ client, number }: ListedAuthorization) => `${client.name}, ${number}`
const addressOf = ({ client }: ListedAuthorization) => paths.client(client.id, 'insurance')

/** Authorizations, one to a row; Enter opens the client’s insurance. */
export function AuthorizationsTable({ rows, today }: AuthorizationsTableProps) {
  const columns = useMemo(() => columnsOn(today), [today])
  return (
    <Table<ListedAuthorization>
      {...rows}
      label="Authorizations"
      rowKey={keyOf}
      rowName={nameOf}
      rowHref={addressOf}
      columns={columns}
    />
  )
}

const columnsOn = (today: string): readonly TableColumn<ListedAuthorization>[] => [
  {
    id: 'client',
    header: 'Client',
    width: '22%',
    isRowHeader: true,
    cell: (authorization) => (
      <Stack gap="none" align="start">
        <Link href={addressOf(authorization)}>{authorization.client.name}</Link>
        <Text tone="quiet" size="s" weight="regular">
          Member {authorization.memberId}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'number',
    header: 'Number and payer',
    width: '24%',
    cell: ({ number, payerName }) => (
      <Stack gap="none">
        <span>{number}</span>
        <Text tone="quiet" size="s">
          {payerName}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'used',
    header: 'Visits used',
    width: '14%',
    align: 'end',
    cell: ({ usedVisits, visits }) => `${usedVisits} of ${visits}`,
  },
  { id: 'ends', header: 'Ends', width: '16%', cell: ({ endsOn }) => formatMediumDate(endsOn) },
  {
    id: 'state',
    header: 'Status',
    width: '24%',
    cell: (authorization) => {
      const { words, tone } = authorizationWords(authorization, today)
      return <StatusBadge tone={tone}>{words}</StatusBadge>
    },
  },
]
