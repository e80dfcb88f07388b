import { INVOICES_MESSAGES } from '@oaklet/api'
import type { Invoice, Practice } from '@oaklet/api/contract'
import { PageHeader, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { formatShortDate } from '../../../shared/format-date'
import { lazyPart } from '../../../shared/lazy-part'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { usePage } from '../../../shared/use-page'
import { WithPractice } from '../../../records/practice/WithPractice'
import { invoiceName, shareWords } from './invoice-words'
import { InvoiceActionsBar } from './InvoiceActionsBar'
import { InvoiceBadge } from './InvoiceBadge'
import { InvoiceDetails } from './InvoiceDetails'
import { invoiceCrumbs } from '../billing-crumbs'
import { billingQueries } from '../billing-queries'
import { InvoiceSkeleton } from './InvoiceSkeleton'

const EditInvoiceForm = lazyPart(
  async () => (await import('./EditInvoiceForm')).EditInvoiceForm,
  (_, failure) => failure || <InvoiceSkeleton />,
)

/** /billing/invoices/{id}: one invoice, what can be done with it, and how its balance adds up. */
export function InvoiceScreen() {
  const { invoiceId = '' } = useParams()
  return (
    <WithPractice>{(practice) => <LoadedInvoice practice={practice} invoiceId={invoiceId} />}</WithPractice>
  )
}

function LoadedInvoice({ practice, invoiceId }: { practice: Practice; invoiceId: string }) {
  const invoice = useQuery(billingQueries(useApi(), practice.id).invoice(invoiceId))
  usePage(invoice.data ? invoiceName(invoice.data) : 'Invoice')
  if (invoice.data) return <OneInvoice invoice={invoice.data} practice={practice} />
  if (!invoice.isError) return <InvoiceSkeleton />
  return (
    <Stack gap="xl">
      <PageHeader title="Invoice" breadcrumbs={invoiceCrumbs('Invoice')} />
      <LoadFailure
        error={invoice.error}
        fallback={INVOICES_MESSAGES.get}
        onRetry={() => void invoice.refetch()}
      />
    </Stack>
  )
}

function OneInvoice({ invoice, practice }: { invoice: Invoice; practice: Practice }) {
  const [isEditing, setIsEditing] = useState(false)
  const name = invoiceName(invoice)
  return (
    <Stack gap="xl">
      <PageHeader
        title={name}
        summary={summaryOf(invoice)}
        trailing={<InvoiceBadge invoice={invoice} />}
        breadcrumbs={invoiceCrumbs(name)}
        actions={
          !isEditing && (
            <InvoiceActionsBar
              invoice={invoice}
              practice={practice}
              onEdit={() => setIsEditing(true)}
              onEditIntent={EditInvoiceForm.preload}
            />
          )
        }
      />
      {isEditing ? (
        <EditInvoiceForm invoice={invoice} practice={practice} onDone={() => setIsEditing(false)} />
      ) : (
        <InvoiceDetails invoice={invoice} timeZone={practice.timeZone} />
      )}
    </Stack>
  )
}

function summaryOf({ client, payerName, issuedOn, dueOn }: Invoice): string {
  const dates = [
    issuedOn === null ? 'not issued yet' : `issued ${formatShortDate(issuedOn)}`,
    ...(dueOn === null ? [] : [`due ${formatShortDate(dueOn)}`]),
  ]
  const share = payerName === null ? [] : [shareWords(payerName)]
  return [client.name, ...share, ...dates].join(' · ')
}
