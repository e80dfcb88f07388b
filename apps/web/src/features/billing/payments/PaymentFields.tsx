import { PAYMENT_METHOD_WORDS, PAYMENT_METHODS } from '@oaklet/api/contract'
import { DatePicker, MoneyField, Select, TextField } from '@oaklet/design-system'
import type { FormState } from '../../../shared/forms/use-form'
import type { PaymentValues } from './payment-form'

interface PaymentFieldsProps<Values extends PaymentValues> {
  form: FormState<Values>
  currency: string
  /** `YYYY-MM-DD` in the practice's time zone. */
  today: string
  /** What the amount does, below its label. */
  outcome?: string
  /** True when the form begins with the amount. */
  isFirst: boolean
}

/** What was received: how much, how, when, and how it is found again. */
export function PaymentFields<Values extends PaymentValues>(props: PaymentFieldsProps<Values>) {
  const { form, currency, today, outcome, isFirst } = props
  const { amountCents, method, receivedOn, reference } = form.values
  const change = (changes: Partial<PaymentValues>) => form.change(changes as Partial<Values>)
  return (
    <>
      <MoneyField
        label="Amount"
        name="amountCents"
        currency={currency}
        valueCents={amountCents}
        errorMessage={form.errorAt('amountCents')}
        onChangeCents={(cents) => change({ amountCents: cents })}
        autoFocus={isFirst}
        {...(outcome !== undefined && { description: outcome })}
      />
      <Select
        label="Method"
        name="method"
        items={PAYMENT_METHODS.map((id) => ({ id, label: PAYMENT_METHOD_WORDS[id] }))}
        selectedKey={method}
        onSelectionChange={(chosen) => change({ method: chosen })}
      />
      <DatePicker
        label="Date received"
        name="receivedOn"
        minValue="2000-01-01"
        maxValue={today}
        value={receivedOn}
        errorMessage={form.errorAt('receivedOn')}
        onChange={(date) => change({ receivedOn: date })}
      />
      <TextField
        label="Reference"
        name="reference"
        isOptional
        description="A check number, or the last four digits of a card."
        maxLength={120}
        value={reference}
        errorMessage={form.errorAt('reference')}
        onChange={(text) => change({ reference: text })}
      />
    </>
  )
}
