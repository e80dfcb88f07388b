import type { Invoice, RecordPaymentBody } from '@oaklet/api/contract'
import { PAYMENTS_MESSAGES } from '@oaklet/api'
import { Stack, Text } from '@oaklet/design-system'
import { useChargeableCards } from '../../../records/cards/use-chargeable-cards'
import { formatMoney } from '../../../shared/format-money'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useAsSent } from '../../../shared/forms/use-as-sent'
import { useForm } from '../../../shared/forms/use-form'
import {
  allocationsTo,
  chargeBodyOf,
  fullPayment,
  missingFromPayment,
  outcomeOf,
  paymentBodyOf,
  type PaymentValues,
} from './payment-form'
import { CHARGE_CARD, CHARGED_AT_ONCE, KEPT_AS_RECORDED, RECORD_PAYMENT, RECORD_TITLE } from './payment-words'
import { PaymentFields } from './PaymentFields'
import { useChargeCard } from './use-charge-card'
import { WaitingCharge } from './WaitingCharge'

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

/** Money received on an invoice, in part or in full, or taken from a card on file. */
export function RecordPaymentDialog({ invoice: now, today, onRecord, ...props }: RecordPaymentDialogProps) {
  const { onClose } = props
  const charging = useChargeCard({ currency: now.currency, onCharged: onClose })
  const chargeable = useChargeableCards(now.client.id)
  const form = useForm<PaymentValues>({
    initial: () => fullPayment(now, today),
    errorsOf: missingFromPayment,
    clearsAsTyped: true,
  })
  const isCharge = form.values.cardId !== null
  const isPending = props.isPending || charging.isPending
  const error = isCharge ? charging.error : props.error
  const invoice = useAsSent(now, { isPending, error })
  const submit = () => {
    const of = [form.values, invoice.client.id, allocationsTo(form.values, invoice)] as const
    const [charge, payment] = [chargeBodyOf(...of), paymentBodyOf(...of)]
    if (!form.check()) return
    if (charge !== null) charging.charge(charge, form.refuse)
    else if (payment !== null) onRecord(payment, form.refuse)
  }
  if (charging.isWaiting) return <WaitingCharge charging={charging} onClose={onClose} />
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
          outcome={outcomeWords(form.values.amountCents, invoice)}
          isFirst
        />
      </Stack>
      <Text tone="quiet" size="s">
        {isCharge ? CHARGED_AT_ONCE : KEPT_AS_RECORDED}
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
