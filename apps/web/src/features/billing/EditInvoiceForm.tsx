import { INVOICES_MESSAGES, userMessage } from '@oaklet/api'
import { Invoice, type Appointment, type Practice } from '@oaklet/api/contract'
import { Button, Inline, showToast } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { fieldErrorsOf } from '../../shared/field-errors'
import { formatMoney } from '../../shared/format-money'
import { StaleEdit } from '../../shared/StaleEdit'
import { useApi } from '../../shared/use-api'
import { useSaveOver } from '../../shared/use-save-over'
import { BilledClient } from './BilledClient'
import { totalCents, valuesOfInvoice } from './invoice-form'
import { InvoiceForm } from './InvoiceForm'
import { billingQueries } from './invoices-queries'
import { useInvoiceActions } from './use-invoice-actions'
import { useInvoiceDraft } from './use-invoice-draft'

interface EditInvoiceFormProps {
  invoice: Invoice
  practice: Practice
  onDone: () => void
}

/** Changes a draft; when somebody else changed it meanwhile, both versions are shown. */
export function EditInvoiceForm({ invoice, practice, onDone }: EditInvoiceFormProps) {
  const { update } = useInvoiceActions(invoice)
  const uninvoiced = useQuery(billingQueries(useApi(), practice.id).uninvoiced(invoice.client.id))
  const draft = useInvoiceDraft(() => valuesOfInvoice(invoice), update.error)
  const { base, stale, error } = useSaveOver(invoice, Invoice, update)

  const save = (version: number) => {
    const body = draft.complete()
    if (!body) return
    update.mutate(
      { ...body, version },
      {
        onSuccess: () => {
          showToast({ title: 'Draft saved', tone: 'good' })
          onDone()
        },
      },
    )
  }

  return (
    <>
      {stale && (
        <StaleEdit
          what="draft"
          rows={[
            {
              label: 'Total',
              mine: formatMoney(totalCents(draft.values), invoice.currency),
              theirs: formatMoney(stale.totalCents, invoice.currency),
            },
            { label: 'Lines', mine: lineWords(draft.values.lines), theirs: lineWords(stale.lines) },
            { label: 'Notes', mine: draft.values.notes, theirs: stale.notes },
          ]}
          onKeepMine={() => save(stale.version)}
          onTakeTheirs={onDone}
        />
      )}
      <InvoiceForm
        label="Draft invoice"
        values={draft.values}
        onChange={draft.setValues}
        errors={draft.errors}
        failure={failureOf(error)}
        uninvoiced={uninvoiced.data?.items ?? noAppointments}
        currency={practice.currency}
        isPending={update.isPending}
        onSubmit={() => save(base.version)}
        clientField={<BilledClient client={invoice.client} />}
        footer={
          <Inline gap="m" wrap>
            <Button tone="quiet" onPress={onDone}>
              Cancel
            </Button>
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

const failureOf = (error: unknown): string | null =>
  error === null || fieldErrorsOf(error).length > 0 ? null : userMessage(error, INVOICES_MESSAGES.update)
