import type { Invoice, RecordPaymentBody } from '@oaklet/api/contract'
import { PAYMENTS_MESSAGES } from '@oaklet/api'
import { Stack, Text } from '@oaklet/design-system'
import { formatMoney } from '../../../shared/format-money'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useAsSent } from '../../../shared/forms/use-as-sent'
import { useForm } from '../../../shared/forms/use-form'
import { fullPayment, missingFromPayment, outcomeOf, paymentBody, type PaymentValues } from './payment-form'
import { RECORD_PAYMENT, RECORD_TITLE } from './payment-words'
import { PaymentFields } from './PaymentFields'

interface RecordPaymentDialogProps {
  invoice: Invoice
  /** `YYYY-MM-DD` in the practice's time zone. */
  today: string
  isPending: boolean
  error: unknown
  /** Records the payment; `onRefused` gets the error when that fails. */
  onRecord: (body: RecordPaymentBody, onRefused: (error: unknown) => void) => void
  onClose: () => void
}

/** Money received on an invoice, in part or in full. */
export function RecordPaymentDialog({
  invoice: now,
  today,
  isPending,
  error,
  onRecord,
  onClose,
}: RecordPaymentDialogProps) {
  const invoice = useAsSent(now, { isPending, error })
  const form = useForm<PaymentValues>({
    initial: () => fullPayment(invoice, today),
    errorsOf: missingFromPayment,
    clearsAsTyped: true,
  })
  const submit = () => {
    const body = paymentBody(form.values, invoice)
    if (form.check() && body) onRecord(body, form.refuse)
  }

  return (
    <FormDialog
      title={RECORD_TITLE}
      size="s"
      form={form}
      submitLabel={RECORD_PAYMENT}
      pendingLabel="Recording…"
      isPending={isPending}
      error={error}
      fallback={PAYMENTS_MESSAGES.record}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <PaymentFields
          form={form}
          currency={invoice.currency}
          today={today}
          outcome={outcomeWords(form.values.amountCents, invoice)}
          isFirst
        />
      </Stack>
      <Text tone="quiet" size="s">
        A payment can’t be changed once it is recorded.
      </Text>
    </FormDialog>
  )
}

function outcomeWords(amountCents: number | null, { balanceCents, currency }: Invoice): string {
  const balance = formatMoney(balanceCents, currency)
  if (amountCents === null || amountCents <= 0) return `The balance is ${balance}.`
  const { remainingCents, creditCents } = outcomeOf(amountCents, balanceCents)
  if (creditCents > 0)
    return `Settles the invoice; ${formatMoney(creditCents, currency)} stays as the client’s credit.`
  return remainingCents === 0
    ? 'Settles the invoice.'
    : `Leaves ${formatMoney(remainingCents, currency)} of ${balance} open.`
}
