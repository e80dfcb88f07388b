import type { Invoice, RecordPaymentBody } from '@oaklet/api/contract'
import { PAYMENTS_MESSAGES } from '@oaklet/api'
import { PAYMENT_METHODS } from '@oaklet/api/contract'
import { DatePicker, MoneyField, Select, Stack, Text, TextField } from '@oaklet/design-system'
import { formatMoney } from '../../../shared/format-money'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { fullPayment, missingFromPayment, outcomeOf, paymentBody, type PaymentValues } from './payment-form'
import { METHOD_WORDS } from './payment-words'

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
  invoice,
  today,
  isPending,
  error,
  onRecord,
  onClose,
}: RecordPaymentDialogProps) {
  const form = useForm<PaymentValues>({
    initial: () => fullPayment(invoice, today),
    errorsOf: missingFromPayment,
    clearsAsTyped: true,
  })
  const { method } = form.values
  const submit = () => {
    const body = paymentBody(form.values, invoice)
    if (form.check() && body) onRecord(body, form.refuse)
  }

  return (
    <FormDialog
      title="Record a payment"
      size="s"
      form={form}
      submitLabel="Record payment"
      pendingLabel="Recording…"
      isPending={isPending}
      error={error}
      fallback={PAYMENTS_MESSAGES.record}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <MoneyField
          label="Amount"
          name="amountCents"
          currency={invoice.currency}
          valueCents={form.values.amountCents}
          errorMessage={form.errorAt('amountCents')}
          description={outcomeWords(form.values.amountCents, invoice)}
          onChangeCents={(amountCents) => form.change({ amountCents })}
          autoFocus
        />
        <Select
          label="Method"
          name="method"
          items={PAYMENT_METHODS.map((id) => ({ id, label: METHOD_WORDS[id] }))}
          selectedKey={method}
          onSelectionChange={(chosen) => form.change({ method: chosen })}
        />
        <DatePicker
          label="Date received"
          minValue="2000-01-01"
          maxValue={today}
          {...form.field('receivedOn')}
        />
        <TextField
          label="Reference"
          isOptional
          description="A check number, or the last four digits of a card."
          maxLength={120}
          {...form.field('reference')}
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
