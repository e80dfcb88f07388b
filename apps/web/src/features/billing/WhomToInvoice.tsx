import { INVOICES_MESSAGES } from '@oaklet/api'
import type { Practice } from '@oaklet/api/contract'
import {
  Card,
  EmptyState,
  Link,
  LoadingRegion,
  MoneyText,
  Skeleton,
  Stack,
  Table,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { ClientPicker } from '../../shared/ClientPicker'
import { dateInZone, formatShortDate } from '../../shared/format-date'
import { LoadFailure } from '../../shared/LoadFailure'
import { paths } from '../../shared/paths'
import { useApi } from '../../shared/use-api'
import { clientsToInvoice, type ClientToInvoice } from './clients-to-invoice'
import { billingQueries } from './invoices-queries'

interface WhomToInvoiceProps {
  practice: Practice
  onChoose: (clientId: string) => void
}

/** The first step: everyone with sessions to invoice, or any client by name. */
export function WhomToInvoice({ practice, onChoose }: WhomToInvoiceProps) {
  const uninvoiced = useQuery(billingQueries(useApi(), practice.id).uninvoiced(null))
  const waiting = clientsToInvoice(uninvoiced.data?.items ?? [])
  return (
    <Stack gap="xl">
      <Card title="Find a client">
        <ClientPicker client={null} onChange={(client) => client && onChoose(client.id)} />
      </Card>
      <Card title="Sessions not invoiced yet" padding={waiting.length > 0 ? 'none' : 'standard'}>
        {uninvoiced.isError ? (
          <LoadFailure
            error={uninvoiced.error}
            fallback={INVOICES_MESSAGES.list}
            onRetry={() => void uninvoiced.refetch()}
          />
        ) : (
          <LoadingRegion label="Loading sessions" isLoading={uninvoiced.isPending}>
            {uninvoiced.isPending ? (
              <Skeleton shape="row" count={4} />
            ) : (
              <WaitingClients waiting={waiting} timeZone={practice.timeZone} currency={practice.currency} />
            )}
          </LoadingRegion>
        )}
      </Card>
    </Stack>
  )
}

interface WaitingClientsProps {
  waiting: ClientToInvoice[]
  timeZone: string
  currency: string
}

function WaitingClients({ waiting, timeZone, currency }: WaitingClientsProps) {
  if (waiting.length === 0) {
    return (
      <EmptyState title="Everything is invoiced">
        Completed sessions appear here until an invoice bills them.
      </EmptyState>
    )
  }
  return (
    <Table<ClientToInvoice>
      label="Clients with sessions to invoice"
      rows={waiting}
      rowKey={({ id }) => id}
      hasCardsOnPhone
      columns={[
        {
          id: 'client',
          header: 'Client',
          isRowHeader: true,
          cell: ({ id, name }) => <Link href={paths.newInvoice({ client: id })}>{name}</Link>,
        },
        {
          id: 'sessions',
          header: 'Sessions',
          cell: ({ count }) => (count === 1 ? '1 session' : `${count} sessions`),
        },
        {
          id: 'oldest',
          header: 'Oldest',
          cell: ({ oldestAt }) => formatShortDate(dateInZone(oldestAt, timeZone)),
        },
        {
          id: 'total',
          header: 'To invoice',
          align: 'end',
          cell: ({ totalCents }) => <MoneyText cents={totalCents} currency={currency} />,
        },
      ]}
    />
  )
}
