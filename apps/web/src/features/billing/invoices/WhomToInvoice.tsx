import { INVOICES_MESSAGES } from '@oaklet/api'
import type { Practice } from '@oaklet/api/contract'
import { Card, EmptyState, Heading, MoneyText, Stack, Table, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { ClientPicker } from '../../../records/clients/ClientPicker'
import { countOf } from '../../../shared/count-of'
import { dateInZone, formatShortDate } from '../../../shared/format-date'
import { LoadFailure } from '../../../shared/LoadFailure'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { clientsToInvoice, type ClientToInvoice } from './clients-to-invoice'
import { billingQueries } from '../billing-queries'

interface WhomToInvoiceProps {
  practice: Practice
  onChoose: (clientId: string) => void
}

/** The first step: everyone with sessions to invoice, or any client by name. */
export function WhomToInvoice({ practice, onChoose }: WhomToInvoiceProps) {
  const uninvoiced = useQuery(billingQueries(useApi(), practice.id).uninvoiced(null))
  const waiting = clientsToInvoice(uninvoiced.data?.items ?? [])
  return (
    <Stack gap="2xl">
      <Card>
        <ClientPicker client={null} onChange={(client) => client && onChoose(client.id)} />
      </Card>
      <Stack gap="m">
        <Heading level={2}>Sessions not invoiced yet</Heading>
        {uninvoiced.isError && (
          <LoadFailure
            error={uninvoiced.error}
            fallback={INVOICES_MESSAGES.list}
            onRetry={() => void uninvoiced.refetch()}
          />
        )}
        {!uninvoiced.isLoadingError && (
          <WaitingClients waiting={waiting} isLoading={uninvoiced.isPending} practice={practice} />
        )}
      </Stack>
    </Stack>
  )
}

interface WaitingClientsProps {
  waiting: ClientToInvoice[]
  isLoading: boolean
  practice: Practice
}

function WaitingClients({ waiting, isLoading, practice: { timeZone, currency } }: WaitingClientsProps) {
  return (
    <Table<ClientToInvoice>
      label="Clients with sessions to invoice"
      rows={waiting}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={({ id }) => paths.newInvoice({ client: id })}
      isLoading={isLoading}
      emptyState={
        <EmptyState title="Everything is invoiced">
          Completed sessions appear here until an invoice bills them.
        </EmptyState>
      }
      columns={[
        {
          id: 'client',
          width: '40%',
          header: 'Client',
          isRowHeader: true,
          cell: ({ name }) => <Text weight="strong">{name}</Text>,
        },
        {
          id: 'sessions',
          width: '20%',
          header: 'Sessions',
          cell: ({ count }) => countOf(count, 'session', 'sessions'),
        },
        {
          id: 'oldest',
          width: '22%',
          header: 'Oldest',
          cell: ({ oldestAt }) => formatShortDate(dateInZone(oldestAt, timeZone)),
        },
        {
          id: 'total',
          width: '18%',
          header: 'To invoice',
          align: 'end',
          cell: ({ totalCents }) => <MoneyText cents={totalCents} currency={currency} />,
        },
      ]}
    />
  )
}
