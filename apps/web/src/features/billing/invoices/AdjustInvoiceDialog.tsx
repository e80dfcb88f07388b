import { INVOICES_MESSAGES } from '@oaklet/api'
import {
  ADJUSTMENT_REASON_WORDS,
  ADJUSTMENT_REASONS,
  type AdjustInvoiceBody,
  type Invoice,
} from '@oaklet/api/contract'
import { MoneyField, RadioGroup, showToast, Stack } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { formatMoney } from '../../../shared/format-money'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useAsSent } from '../../../shared/forms/use-as-sent'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { ReasonFields } from '../ReasonFields'
import {
  adjustmentBody,
  type AdjustmentValues,
  missingFromAdjustment,
  wholeAdjustment,
} from './adjustment-form'
import { ADJUST_TITLE } from './invoice-words'

const KINDS = [
  {
    id: 'credited',
    label: 'Reduce the charge',
    description: 'It was too high, and counts as billed no longer.',
  },
  { id: 'written_off', label: 'Write it off', description: 'It is right, but you won’t collect it.' },
] as const

const DONE = { credited: 'Charge reduced by', written_off: 'Wrote off' } as const

/** Reduces the charge of an issued invoice, or writes off a part of it, with the reason. */
export function AdjustInvoiceDialog({ invoice: now, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const adjusting = useMutation({
    mutationFn: (body: AdjustInvoiceBody) =>
      api.invoices.adjust({ practiceId, invoiceId: now.id }, body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  const invoice = useAsSent(now, adjusting)
  const money = (cents: number) => formatMoney(cents, invoice.currency)
  const { balanceCents } = invoice
  const form = useForm<AdjustmentValues>({
    initial: () => wholeAdjustment(invoice),
    errorsOf: (values) => missingFromAdjustment(values, balanceCents, money(balanceCents)),
    clearsAsTyped: true,
  })
  const { kind, amountCents, reason } = form.values
  const submit = () => {
    const body = adjustmentBody(form.values)
    if (!form.check() || body === null) return
    adjusting.mutate(body, {
      onSuccess: () => {
        showToast({ title: `${DONE[body.kind]} ${money(body.amountCents)}`, tone: 'good' })
        onClose()
      },
      onError: form.refuse,
    })
  }
  const reasons = ADJUSTMENT_REASONS[kind]

  return (
    <FormDialog
      title={ADJUST_TITLE}
      size="s"
      form={form}
      submitLabel={kind === 'credited' ? 'Reduce charge' : 'Write off'}
      pendingLabel="Saving…"
      isPending={adjusting.isPending}
      error={adjusting.error}
      fallback={INVOICES_MESSAGES.adjust}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <RadioGroup
          label="What to do"
          name="kind"
          options={KINDS}
          value={kind}
          onChange={(chosen) =>
            form.change({
              kind: chosen,
              // A reason that the other kind doesn't have has to be chosen anew.
              reason: reason !== null && ADJUSTMENT_REASONS[chosen].includes(reason) ? reason : null,
            })
          }
          autoFocus
        />
        <MoneyField
          label="Amount"
          name="amountCents"
          currency={invoice.currency}
          valueCents={amountCents}
          errorMessage={form.errorAt('amountCents')}
          description={outcomeWords(amountCents ?? 0, balanceCents, money)}
          onChangeCents={(cents) => form.change({ amountCents: cents })}
        />
        <ReasonFields
          form={form}
          reasons={reasons.map((id) => ({ id, label: ADJUSTMENT_REASON_WORDS[id] }))}
        />
      </Stack>
    </FormDialog>
  )
}

function outcomeWords(cents: number, balanceCents: number, money: (cents: number) => string): string {
  const left = `${money(balanceCents)} is left to pay.`
  return cents > 0 && cents <= balanceCents ? `${left} Leaves ${money(balanceCents - cents)} open.` : left
}
