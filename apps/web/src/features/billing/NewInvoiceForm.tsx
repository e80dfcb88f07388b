import type { Appointment } from '@oaklet/api/contract'
import { INVOICES_MESSAGES, userMessage } from '@oaklet/api'
import { Button, Inline, LinkButton, showToast } from '@oaklet/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fieldErrorsOf } from '../../shared/field-errors'
import { paths } from '../../shared/paths'
import { usePermissions } from '../../shared/use-session'
import { BilledClient } from './BilledClient'
import { emptyInvoice, withAppointment } from './invoice-form'
import { invoiceName } from './invoice-words'
import { InvoiceForm } from './InvoiceForm'
import { useCreateInvoice } from './use-create-invoice'
import { useInvoiceDraft } from './use-invoice-draft'

interface NewInvoiceFormProps {
  currency: string
  client: { id: string; name: string }
  uninvoiced: readonly Appointment[]
  /** Bill only this one at first; all of them when null. */
  appointmentId: string | null
}

/** A new invoice for one client, with their waiting sessions chosen already. */
export function NewInvoiceForm({ currency, client, uninvoiced, appointmentId }: NewInvoiceFormProps) {
  const navigate = useNavigate()
  const canIssue = usePermissions()('invoices:send')
  const create = useCreateInvoice()
  const [isIssuing, setIsIssuing] = useState(false)
  const draft = useInvoiceDraft(() => prefilled(client, uninvoiced, appointmentId), create.error)

  const save = (isIssued: boolean) => {
    const body = draft.complete()
    if (!body) return
    setIsIssuing(isIssued)
    create.mutate(
      { body, isIssued },
      {
        onSuccess: (invoice) => {
          showToast({ title: isIssued ? `${invoiceName(invoice)} issued` : 'Draft saved', tone: 'good' })
          void navigate(paths.invoice(invoice.id))
        },
      },
    )
  }

  return (
    <InvoiceForm
      label="New invoice"
      values={draft.values}
      onChange={draft.setValues}
      errors={draft.errors}
      failure={failureOf(create.error)}
      uninvoiced={uninvoiced}
      currency={currency}
      isPending={create.isPending}
      onSubmit={() => save(false)}
      clientField={<BilledClient client={client} changeHref={paths.newInvoice()} />}
      footer={
        <Inline gap="m" wrap>
          <LinkButton href={paths.invoices()} tone="quiet">
            Cancel
          </LinkButton>
          <Button
            tone={canIssue ? 'secondary' : 'primary'}
            type="submit"
            isPending={create.isPending && !isIssuing}
          >
            {create.isPending && !isIssuing ? 'Saving…' : 'Save draft'}
          </Button>
          {canIssue && (
            <Button tone="primary" isPending={create.isPending && isIssuing} onPress={() => save(true)}>
              {create.isPending && isIssuing ? 'Issuing…' : 'Save and issue'}
            </Button>
          )}
        </Inline>
      }
    />
  )
}

const prefilled = (
  client: NewInvoiceFormProps['client'],
  uninvoiced: readonly Appointment[],
  appointmentId: string | null,
) =>
  uninvoiced
    .filter(({ id }) => appointmentId === null || id === appointmentId)
    .reduce((values, appointment) => withAppointment(values, appointment, true), emptyInvoice(client))

const failureOf = (error: unknown): string | null =>
  error === null || fieldErrorsOf(error).length > 0 ? null : userMessage(error, INVOICES_MESSAGES.create)
