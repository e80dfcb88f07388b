import { PAYMENTS_MESSAGES } from '@oaklet/api'
import {
  PAYMENT_METHOD_WORDS,
  PAYMENT_METHODS,
  type PaymentDetails,
  REFUND_REASON_WORDS,
  type RefundPaymentBody,
} from '@oaklet/api/contract'
import { DatePicker, Dialog, MoneyField, Select, showToast, Stack, Text } from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { formatShortDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useAsSent } from '../../../shared/forms/use-as-sent'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { billingQueries } from '../billing-queries'
import { ReasonFields } from '../ReasonFields'
import { REFUND_TITLE } from './payment-words'
import {
  chosenInvoice,
  missingFromRefund,
  mostToRefund,
  refundableInvoices,
  refundBody,
  sourcesOf,
  wholeRefund,
  type RefundValues,
} from './refund-form'

const REASONS = Object.entries(REFUND_REASON_WORDS).map(([id, label]) => ({
  id: id as RefundPaymentBody['reason'],
  label,
}))

interface RefundDialogProps {
  paymentId: string
  /** The invoice that is offered for what the client's credit doesn't give. */
  invoiceId?: string
  /** `YYYY-MM-DD` in the practice's time zone. */
  today: string
  onClose: () => void
}

/** Records that money of a payment was given back; it is loaded first, for what is left of it. */
export function RefundDialog({ paymentId, ...props }: RefundDialogProps) {
  const payment = useQuery(billingQueries(useApi(), usePracticeId()).payment(paymentId))
  if (payment.data !== undefined) return <RefundForm payment={payment.data} {...props} />
  return (
    <Dialog title={REFUND_TITLE} size="s" isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <WhenLoaded query={payment} fallback={PAYMENTS_MESSAGES.get} label="Loading the payment">
        {() => null}
      </WhenLoaded>
    </Dialog>
  )
}

function RefundForm({
  payment: now,
  invoiceId: preferredId = null,
  today,
  onClose,
}: Omit<RefundDialogProps, 'paymentId' | 'invoiceId'> & {
  payment: PaymentDetails
  invoiceId?: string | null
}) {
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const refunding = useMutation({
    mutationFn: (body: RefundPaymentBody) =>
      api.payments.refund({ practiceId, paymentId: now.id }, body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  const payment = useAsSent(now, refunding)
  const money = (cents: number) => formatMoney(cents, payment.currency)
  const form = useForm<RefundValues>({
    initial: () => wholeRefund(payment, today, preferredId),
    errorsOf: (values) => missingFromRefund(values, payment, money),
    clearsAsTyped: true,
  })
  const { amountCents, invoiceId, method } = form.values
  const mostCents = mostToRefund(payment, invoiceId)
  const invoices = refundableInvoices(payment)
  const submit = () => {
    const body = refundBody(form.values, payment)
    if (!form.check() || body === null) return
    refunding.mutate(body, {
      onSuccess: () => {
        showToast({ title: `Refund of ${money(body.amountCents)} recorded`, tone: 'good' })
        onClose()
      },
      onError: form.refuse,
    })
  }

  return (
    <FormDialog
      title={REFUND_TITLE}
      size="s"
      form={form}
      submitLabel="Record refund"
      pendingLabel="Recording…"
      isPending={refunding.isPending}
      isOver={mostCents === 0}
      error={refunding.error}
      fallback={PAYMENTS_MESSAGES.refund}
      onSubmit={submit}
      onClose={onClose}
      notice={
        <Stack gap="m">
          <Text tone="quiet">{paymentWords(payment, money)}</Text>
          {payment.card !== null && mostCents > 0 && (
            <Text>
              This records the refund alone: the money goes back to the card in Stripe’s own dashboard.
            </Text>
          )}
        </Stack>
      }
    >
      {mostCents > 0 && (
        <Stack gap="l">
          <MoneyField
            label="Amount"
            name="amountCents"
            currency={payment.currency}
            valueCents={amountCents}
            errorMessage={form.errorAt('amountCents')}
            description={outcomeWords(form.values, payment, money)}
            onChangeCents={(cents) => form.change({ amountCents: cents })}
            autoFocus
          />
          {invoices.length > 1 && (
            <Select
              label="Invoice"
              name="invoiceId"
              description="It is open again by what the client’s credit doesn’t give."
              items={invoices.map(({ id, number, paidCents }) => ({
                id,
                label: `Invoice ${number ?? ''}, ${money(paidCents)} paid`,
              }))}
              selectedKey={invoiceId}
              onSelectionChange={(chosen) => form.change({ invoiceId: chosen })}
            />
          )}
          <Select
            label="Method"
            name="method"
            items={PAYMENT_METHODS.map((id) => ({ id, label: PAYMENT_METHOD_WORDS[id] }))}
            selectedKey={method}
            onSelectionChange={(chosen) => form.change({ method: chosen })}
          />
          <DatePicker
            label="Date given back"
            minValue={payment.receivedOn}
            maxValue={today}
            {...form.field('refundedOn')}
          />
          <ReasonFields form={form} reasons={REASONS} />
        </Stack>
      )}
    </FormDialog>
  )
}

/** "Payment of $100.00 on Mon, Nov 9, of which $20.00 was given back." */
function paymentWords(
  { amountCents, receivedOn, refundedCents }: PaymentDetails,
  money: (cents: number) => string,
): string {
  const payment = `Payment of ${money(amountCents)} on ${formatShortDate(receivedOn)}`
  if (refundedCents === 0) return `${payment}.`
  const given = refundedCents === amountCents ? 'all of which' : `of which ${money(refundedCents)}`
  return `${payment}, ${given} was given back.`
}

/** Where the amount comes from, and what is open afterwards. */
function outcomeWords(
  { amountCents, invoiceId }: RefundValues,
  payment: PaymentDetails,
  money: (cents: number) => string,
): string {
  const most = mostToRefund(payment, invoiceId)
  const cents = amountCents ?? 0
  if (cents <= 0 || cents > most) return `At most ${money(most)}.`
  const { fromCreditCents, fromInvoiceCents } = sourcesOf(cents, payment)
  const invoice = chosenInvoice(payment, invoiceId)
  if (fromInvoiceCents === 0 || invoice === undefined) return 'Comes out of the client’s credit.'
  const name = `invoice ${invoice.number ?? ''}`
  const open = `${money(invoice.balanceCents + fromInvoiceCents)} of it is open then.`
  if (fromCreditCents === 0) return `Comes off ${name}; ${open}`
  return `${money(fromCreditCents)} comes out of the client’s credit, the rest off ${name}; ${open}`
}
