import { INVOICES_MESSAGES } from '@oaklet/api'
import type { Practice } from '@oaklet/api/contract'
import { PageHeader, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { clientQuery } from '../../../records/clients/client-queries'
import { lazyPart } from '../../../shared/lazy-part'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { usePage } from '../../../shared/use-page'
import { WithPractice } from '../../../records/practice/WithPractice'
import { invoiceCrumbs } from '../billing-crumbs'
import { billingQueries } from '../billing-queries'
import { InvoiceSkeleton } from './InvoiceSkeleton'

// Each address shows one of the two steps, and what one needs is little use to the other.
const WhomToInvoice = lazyPart(
  async () => (await import('./WhomToInvoice')).WhomToInvoice,
  (_, failure) => failure || <InvoiceSkeleton />,
)
const NewInvoiceForm = lazyPart(
  async () => (await import('./NewInvoiceForm')).NewInvoiceForm,
  (_, failure) => failure || <InvoiceSkeleton />,
)

/** /billing/invoices/new: whom to invoice, then what. `?client=` and `?appointment=` say what is known already. */
export function NewInvoiceScreen() {
  usePage('New invoice')
  return <WithPractice>{(practice) => <NewInvoice practice={practice} />}</WithPractice>
}

function NewInvoice({ practice }: { practice: Practice }) {
  const [search, setSearch] = useSearchParams()
  const clientId = search.get('client')
  const choose = (id: string) => setSearch({ client: id })
  return (
    <Stack gap="xl">
      <PageHeader
        title="New invoice"
        summary="Choose the sessions to bill; nothing is sent until you issue it."
        breadcrumbs={invoiceCrumbs('New invoice')}
      />
      {clientId === null ? (
        <WhomToInvoice practice={practice} onChoose={choose} />
      ) : (
        <InvoiceForClient
          key={clientId}
          practice={practice}
          clientId={clientId}
          appointmentId={search.get('appointment')}
        />
      )}
    </Stack>
  )
}

interface InvoiceForClientProps {
  practice: Practice
  clientId: string
  appointmentId: string | null
}

function InvoiceForClient({ practice, clientId, appointmentId }: InvoiceForClientProps) {
  const api = useApi()
  const client = useQuery(clientQuery(api, practice.id, clientId))
  const uninvoiced = useQuery(billingQueries(api, practice.id).uninvoiced(clientId))
  if (client.data && uninvoiced.data) {
    return (
      <NewInvoiceForm
        currency={practice.currency}
        client={{ id: client.data.id, name: client.data.displayName }}
        uninvoiced={uninvoiced.data.items}
        appointmentId={appointmentId}
      />
    )
  }
  const failed = [client, uninvoiced].find(({ isError }) => isError)
  if (!failed) return <InvoiceSkeleton />
  return (
    <LoadFailure
      error={failed.error}
      fallback={INVOICES_MESSAGES.get}
      onRetry={() => void failed.refetch()}
    />
  )
}
