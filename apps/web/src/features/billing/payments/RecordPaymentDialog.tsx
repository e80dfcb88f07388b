import type { FieldError, Invoice, RecordPaymentBody } from '@oaklet/api/contract'
import { useChargeableCards } from '../../../records/cards/use-chargeable-cards'
import { chargeBodyOf, missingFromReceived } from '../../../records/payments/received-form'
import { formatMoney } from '../../../shared/format-money'
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
import { ReceivedDialog } from '../../../records/payments/ReceivedDialog'
import { useChargeCard } from '../../../records/payments/use-charge-card'
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
  return (
    <ReceivedDialog
      title={RECORD_TITLE}
      size="s"
      form={form}
      charging={charging}
      recording={props}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </ReceivedDialog>
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
