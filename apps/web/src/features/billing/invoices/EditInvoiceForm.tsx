import { INVOICES_MESSAGES } from '@oaklet/api'
import { Invoice, type Appointment, type Practice } from '@oaklet/api/contract'
import { Button, Inline, showToast } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../../shared/format-money'
import { DiscardQuestion } from '../../../shared/forms/DiscardQuestion'
import { LazyStaleEdit } from '../../../shared/forms/LazyStaleEdit'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useSaveOver } from '../../../shared/forms/use-save-over'
import { BilledClient } from './BilledClient'
import { invoiceInput, missingFromInvoice, totalCents, valuesOfInvoice } from './invoice-form'
import { InvoiceForm } from './InvoiceForm'
import { billingQueries } from '../billing-queries'
import { useInvoiceActions } from './use-invoice-actions'

interface EditInvoiceFormProps {
  invoice: Invoice
  practice: Practice
  onDone: () => void
}

/** Changes a draft; when another person changed it meanwhile, both versions are shown. */
export function EditInvoiceForm({ invoice, practice, onDone }: EditInvoiceFormProps) {
  const { update } = useInvoiceActions(invoice)
  const uninvoiced = useQuery(billingQueries(useApi(), practice.id).uninvoiced(invoice.client.id))
  const form = useForm({
    initial: () => valuesOfInvoice(invoice),
    errorsOf: missingFromInvoice,
    clearsAsTyped: true,
  })
  const { base, stale, error } = useSaveOver(invoice, Invoice, update)

  const save = (version: number) => {
    const body = invoiceInput(form.values)
    if (!form.check() || body === null) return
    update.mutate(
      { ...body, version },
      {
        onSuccess: () => {
          showToast({ title: 'Draft saved', tone: 'good' })
          onDone()
        },
        onError: form.refuse,
      },
    )
  }

  return (
    <>
      {stale && (
        <LazyStaleEdit
          what="draft"
          rows={[
            {
              label: 'Total',
              mine: formatMoney(totalCents(form.values), invoice.currency),
              theirs: formatMoney(stale.totalCents, invoice.currency),
            },
            { label: 'Lines', mine: lineWords(form.values.lines), theirs: lineWords(stale.lines) },
            { label: 'Notes', mine: form.values.notes, theirs: stale.notes },
          ]}
          onKeepMine={() => save(stale.version)}
          onTakeTheirs={onDone}
        />
      )}
      <InvoiceForm
        label="Draft invoice"
        form={form}
        error={error}
        fallback={INVOICES_MESSAGES.update}
        uninvoiced={uninvoiced.data?.items ?? noAppointments}
        currency={practice.currency}
        isPending={update.isPending}
        onSubmit={() => save(base.version)}
        clientField={<BilledClient client={invoice.client} />}
        footer={
          <Inline gap="m" wrap>
            <DiscardQuestion isNeeded={form.isTouched} onDiscard={onDone}>
              {(askToClose) => (
                <Button tone="quiet" onPress={askToClose}>
                  Cancel
                </Button>
              )}
            </DiscardQuestion>
            <Button tone="primary" type="submit" isPending={update.isPending}>
              {update.isPending ? 'Saving…' : 'Save draft'}
            </Button>
          </Inline>
        }
      />
    </>
  )
}

const noAppointments: readonly Appointment[] = []

const lineWords = (lines: readonly { description: string }[]): string =>
  lines.map(({ description }) => description).join('; ')
