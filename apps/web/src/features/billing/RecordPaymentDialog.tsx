import type { Invoice, RecordPaymentBody } from '@oaklet/api/contract'
import { PAYMENTS_MESSAGES, userMessage } from '@oaklet/api'
import { PAYMENT_METHODS } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  DatePicker,
  Dialog,
  Form,
  Inline,
  MoneyField,
  Select,
  Stack,
  Text,
  TextField,
} from '@oaklet/design-system'
import { DiscardQuestion } from '../../shared/DiscardQuestion'
import { fieldErrorsOf } from '../../shared/field-errors'
import { formatMoney } from '../../shared/format-money'
import { useFormValues } from '../../shared/use-form-values'
import {
  fullPayment,
  METHOD_WORDS,
  missingFromPayment,
  outcomeOf,
  paymentBody,
  type PaymentValues,
} from './payment-form'

interface RecordPaymentDialogProps {
  invoice: Invoice
  /** `YYYY-MM-DD` in the practice's time zone. */
  today: string
  isPending: boolean
  error: unknown
  onRecord: (body: RecordPaymentBody) => void
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
  const form = useFormValues<PaymentValues>(fullPayment(invoice, today), { errorsOf: missingFromPayment })
  const { values } = form
  const refused = fieldErrorsOf(error)
  // After a try, what is missing is said until it is put right.
  const missing = form.errors.length > 0 ? missingFromPayment(values) : []
  const errors = missing.length > 0 ? missing : refused
  const errorOf = (name: string) => errors.find(({ path }) => path === name)?.message

  const submit = () => {
    const body = paymentBody(values, invoice)
    if (form.check() && body) onRecord(body)
  }

  return (
    <DiscardQuestion isNeeded={form.isTouched} onDiscard={onClose}>
      {(askToClose) => (
        <Dialog title="Record a payment" isOpen onOpenChange={(isOpen) => !isOpen && askToClose()} size="s">
          <Form
            isPending={isPending}
            errors={errors}
            onSubmit={submit}
            footer={
              <Inline gap="m" justify="end">
                <Button onPress={askToClose}>Cancel</Button>
                <Button tone="primary" type="submit" isPending={isPending}>
                  {isPending ? 'Recording…' : 'Record payment'}
                </Button>
              </Inline>
            }
          >
            {error !== null && refused.length === 0 && (
              <Banner tone="bad" isAnnounced>
                {userMessage(error, PAYMENTS_MESSAGES.record)}
              </Banner>
            )}
            <Stack gap="l">
              <MoneyField
                label="Amount"
                name="amountCents"
                currency={invoice.currency}
                valueCents={values.amountCents}
                errorMessage={errorOf('amountCents')}
                description={outcomeWords(values.amountCents, invoice)}
                onChangeCents={(amountCents) => form.change({ amountCents })}
                autoFocus
              />
              <Select
                label="Method"
                name="method"
                items={PAYMENT_METHODS.map((method) => ({ id: method, label: METHOD_WORDS[method] }))}
                selectedKey={values.method}
                onSelectionChange={(method) => form.change({ method })}
              />
              <DatePicker
                label="Date received"
                name="receivedOn"
                value={values.receivedOn}
                maxValue={today}
                errorMessage={errorOf('receivedOn')}
                onChange={(receivedOn) => form.change({ receivedOn })}
              />
              <TextField
                label="Reference"
                name="reference"
                isOptional
                description="A check number, or the last four digits of a card."
                maxLength={120}
                value={values.reference}
                onChange={(reference) => form.change({ reference })}
              />
            </Stack>
            <Text tone="quiet" size="s">
              A payment can’t be changed once it is recorded.
            </Text>
          </Form>
        </Dialog>
      )}
    </DiscardQuestion>
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
