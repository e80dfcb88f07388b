import type { FieldError, Invoice, RecordPaymentBody } from '@oaklet/api/contract'
import { PAYMENTS_MESSAGES } from '@oaklet/api'
import { Stack, Text } from '@oaklet/design-system'
import { useChargeableCards } from '../../../records/cards/use-chargeable-cards'
import { chargeBodyOf, missingFromReceived } from '../../../records/payments/received-form'
import {
  CHARGE_CARD,
  CHARGED_AT_ONCE,
  KEPT_AS_RECORDED,
  RECORD_PAYMENT,
} from '../../../records/payments/recording-words'
import { formatMoney } from '../../../shared/format-money'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useAsSent } from '../../../shared/forms/use-as-sent'
import { useForm } from '../../../shared/forms/use-form'
import {
  allocationsTo,
  fullPayment,
  outcomeOf,
  paymentBodyOf,
  type PaymentValues,
  writeOffsIn,
} from './payment-form'
import { RECORD_TITLE } from './payment-words'
import { PaymentFields } from '../../../records/payments/PaymentFields'
import { useChargeCard } from '../../../records/payments/use-charge-card'
import { WaitingForProvider } from '../../../records/payments/WaitingForProvider'
import { sumOfRests } from './write-offs'
import { WriteOffBox } from './WriteOffBox'

interface RecordPaymentDialogProps {
  invoice: Invoice
  /** `YYYY-MM-DD` in the practice's time zone. */
  today: string
  isPending: boolean
  error: unknown
  /** Records the payment, with what it writes off in cents; `onRefused` gets the error when that fails. */
  onRecord: (body: RecordPaymentBody, writtenOffCents: number, onRefused: (error: unknown) => void) => void
  onClose: () => void
}

/** Money received on an invoice, in part or in full, or taken from a card on file. */
export function RecordPaymentDialog({ invoice: now, today, onRecord, ...props }: RecordPaymentDialogProps) {
  const { onClose } = props
  const charging = useChargeCard({ currency: now.currency, onCharged: onClose })
  const chargeable = useChargeableCards(now.client.id)
  const form = useForm<PaymentValues>({
    initial: () => fullPayment(now, today),
    errorsOf: missingFromReceived,
    refusalsOf: refusedRest,
    clearsAsTyped: true,
  })
  const isCharge = form.values.cardId !== null
  const isPending = props.isPending || charging.isPending
  const error = isCharge ? charging.error : props.error
  const invoice = useAsSent(now, { isPending, error })
  const allocations = allocationsTo(form.values, invoice)
  const writtenOffCents = sumOfRests(writeOffsIn(form.values, allocations, [invoice]))
  const submit = () => {
    const of = [form.values, invoice.client.id, allocations] as const
    const [charge, payment] = [chargeBodyOf(...of), paymentBodyOf(...of, [invoice])]
    if (!form.check()) return
    if (charge !== null) charging.call(charge, form.refuse)
    else if (payment !== null) onRecord(payment, writtenOffCents, form.refuse)
  }
  if (charging.isWaiting) {
    return <WaitingForProvider title={RECORD_TITLE} what="charge" calling={charging} onClose={onClose} />
  }
  return (
    <FormDialog
      title={RECORD_TITLE}
      size="s"
      form={form}
      submitLabel={isCharge ? CHARGE_CARD : RECORD_PAYMENT}
      pendingLabel={isCharge ? 'Charging…' : 'Recording…'}
      isPending={isPending}
      error={error}
      fallback={isCharge ? PAYMENTS_MESSAGES.chargeCard : PAYMENTS_MESSAGES.record}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <PaymentFields
          form={form}
          chargeable={chargeable}
          currency={invoice.currency}
          today={today}
          outcome={outcomeWords(form.values.amountCents, invoice, writtenOffCents)}
          belowAmount={
            <WriteOffBox
              form={form}
              invoice={invoice}
              amountCents={form.values.amountCents ?? 0}
              currency={invoice.currency}
            />
          }
          isFirst
        />
      </Stack>
      <Text tone="quiet" size="s">
        {isCharge ? CHARGED_AT_ONCE : KEPT_AS_RECORDED}
      </Text>
    </FormDialog>
  )
}

/** The refusals of the server at the fields of this form; that of a rest stands at the amount that leaves it. */
const refusedRest = (refused: readonly FieldError[]): FieldError[] =>
  refused.map(({ path, message }) => ({
    path: path.startsWith('writeOffInvoiceIds') ? 'amountCents' : path,
    message,
  }))

function outcomeWords(
  amountCents: number | null,
  { balanceCents, currency }: Invoice,
  writtenOffCents: number,
): string {
  const balance = formatMoney(balanceCents, currency)
  if (amountCents === null || amountCents <= 0) return `The balance is ${balance}.`
  const { remainingCents, creditCents } = outcomeOf(amountCents, balanceCents)
  if (creditCents > 0)
    return `Settles the invoice; ${formatMoney(creditCents, currency)} stays as the client’s credit.`
  if (remainingCents === 0) return 'Settles the invoice.'
  const remaining = `${formatMoney(remainingCents, currency)} of ${balance}`
  return writtenOffCents > 0
    ? `Settles the invoice, as ${remaining} is written off.`
    : `Leaves ${remaining} open.`
}
