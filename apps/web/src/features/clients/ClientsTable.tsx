import { formatPhone } from '@oaklet/api'
import type { ClientSummary, Practice } from '@oaklet/api/contract'
import { EmptyState, MoneyText, Table, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { dateInZone, formatDateAndTime } from '../../shared/format-date'
import { paths } from '../../shared/paths'
import { useNow } from '../../shared/use-now'
import { ClientBadge } from './ClientBadge'

interface ClientsTableProps {
  clients: ClientSummary[]
  practice: Practice
  isLoading: boolean
  isFiltered: boolean
  /** Offered while there is no client at all. */
  firstStep: ReactNode
  footer: ReactNode
}

/** Clients, one to a row; Enter opens one. Balances show only to those who may see them. */
export function ClientsTable(props: ClientsTableProps) {
  const { clients, practice, isLoading, isFiltered, firstStep, footer } = props
  const { timeZone, currency } = practice
  const today = dateInZone(useNow(), timeZone)
  const hasBalances = clients.some(({ balanceCents }) => balanceCents !== null)
  return (
    <Table<ClientSummary>
      label="Clients"
      rows={clients}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.client(id)}
      isLoading={isLoading}
      hasCardsOnPhone
      footer={footer}
      emptyState={
        isFiltered ? (
          <EmptyState title="No client found">
            Try a part of the name, the e-mail or the phone number, or another status.
          </EmptyState>
        ) : (
          <EmptyState title="No clients yet" action={firstStep}>
            Everyone you see stands here, with their next appointment and what they owe.
          </EmptyState>
        )
      }
      columns={[
        {
          id: 'name',
          header: 'Client',
          isRowHeader: true,
          cell: ({ displayName }) => (
            <Text as="span" weight="strong">
              {displayName}
            </Text>
          ),
        },
        { id: 'status', header: 'Status', cell: ({ status }) => <ClientBadge status={status} /> },
        { id: 'clinician', header: 'Clinician', cell: (client) => client.primaryClinicianName ?? '–' },
        {
          id: 'next',
          header: 'Next appointment',
          cell: ({ nextAppointmentAt: at }) => (at === null ? '–' : formatDateAndTime(at, timeZone, today)),
        },
        { id: 'phone', header: 'Phone', cell: ({ phone }) => (phone === null ? '–' : formatPhone(phone)) },
        ...(hasBalances ? [balanceColumn(currency)] : []),
      ]}
    />
  )
}

const balanceColumn = (currency: string) => ({
  id: 'balance',
  header: 'Balance',
  align: 'end' as const,
  cell: ({ balanceCents }: ClientSummary) =>
    balanceCents === null ? (
      '–'
    ) : (
      <Text as="span" weight={balanceCents > 0 ? 'strong' : 'regular'}>
        <MoneyText cents={balanceCents} currency={currency} />
      </Text>
    ),
})
