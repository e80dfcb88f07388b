import type { Appointment } from '@oaklet/api/contract'
import { INVOICES_MESSAGES } from '@oaklet/api'
import { Button, Inline, LinkButton, showToast } from '@oaklet/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useForm } from '../../../shared/forms/use-form'
import { WITHOUT_ASKING } from '../../../shared/forms/use-unsaved'
import { paths } from '../../../shared/paths'
import { usePermissions } from '../../../shared/use-session'
import { BilledClient } from './BilledClient'
import { emptyInvoice, invoiceInput, missingFromInvoice, withAppointment } from './invoice-form'
import { invoiceName } from './invoice-words'
import { InvoiceForm } from './InvoiceForm'
import { useCreateInvoice } from './use-create-invoice'

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
  const form = useForm({
    initial: () => prefilled(client, uninvoiced, appointmentId),
    errorsOf: missingFromInvoice,
    clearsAsTyped: true,
  })

  const save = (isIssued: boolean) => {
    const body = invoiceInput(form.values)
    if (!form.check() || body === null) return
    setIsIssuing(isIssued)
    create.mutate(
      { body, isIssued },
      {
        onSuccess: (invoice) => {
          showToast({ title: isIssued ? `${invoiceName(invoice)} issued` : 'Draft saved', tone: 'good' })
          void navigate(paths.invoice(invoice.id), { state: WITHOUT_ASKING })
        },
        onError: form.refuse,
      },
    )
  }

  return (
    <InvoiceForm
      label="New invoice"
      form={form}
      error={create.error}
      fallback={INVOICES_MESSAGES.create}
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
