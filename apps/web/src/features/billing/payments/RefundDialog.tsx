import { PAYMENTS_MESSAGES } from '@oaklet/api'
import type { CardRefund, PaymentDetails, RefundCardBody, RefundPaymentBody } from '@oaklet/api/contract'
import { DatePicker, Dialog, MoneyField, Select, showToast, Stack, Text } from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { cardName } from '../../../records/cards/card-words'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { formatShortDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { isRefusal, useAsSent } from '../../../shared/forms/use-as-sent'
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
  invoiceChoices,
  isBackToCard,
  methodChoices,
  missingFromRefund,
  mostToRefund,
  REFUND_REASONS,
  refundableInvoices,
  refundBody,
  sourcesOf,
  wholeRefund,
  type RefundValues,
} from './refund-form'
import { useProviderCall } from '../../../records/payments/use-provider-call'
import { WaitingForProvider } from '../../../records/payments/WaitingForProvider'

interface RefundDialogProps {
  paymentId: string
  /** The invoice that is offered for what the client's credit doesn't give. */
  invoiceId?: string
  /** `YYYY-MM-DD` in the practice's time zone. */
  today: string
  onClose: () => void
}

/** Gives money of a payment back to the card that was charged, or records that it was given back otherwise; it is loaded first, for what is left of it. */
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
  const done = (words: string) => {
    showToast({ title: words, tone: 'good' })
    onClose()
  }
  const backToCard = useProviderCall<RefundCardBody>({
    send: (body, options) => api.payments.refundCard({ practiceId, paymentId: now.id }, body, options),
    isUndecided: ({ cardRefunds }) => cardRefunds.at(-1)?.state === 'pending',
    onDone: (_, { amountCents }) => done(`${money(amountCents)} goes back to the card`),
  })
  const money = (cents: number) => formatMoney(cents, now.currency)
  const isPending = refunding.isPending || backToCard.isPending
  // A refusal by one way says nothing of an answer that was lost by the other.
  const lost = [backToCard.error, refunding.error].find((error) => error !== null && !isRefusal(error))
  const payment = useAsSent(now, { isPending, error: lost ?? null })
  const form = useForm<RefundValues>({
    initial: () => wholeRefund(payment, today, preferredId),
    errorsOf: (values) => missingFromRefund(values, payment, money),
    clearsAsTyped: true,
  })
  const { amountCents, invoiceId, method, refundedOn } = form.values
  const isToCard = isBackToCard(form.values, payment)
  const mostCents = mostToRefund(payment, invoiceId)
  const invoices = refundableInvoices(payment)
  const submit = () => {
    const body = refundBody(form.values, payment)
    if (!form.check() || body === null) return
    if (isToCard) backToCard.call(body, form.refuse)
    if (isToCard || refundedOn === null) return
    refunding.mutate(
      { ...body, method, refundedOn },
      {
        onSuccess: () => done(`Refund of ${money(body.amountCents)} recorded`),
        onError: form.refuse,
      },
    )
  }
  if (backToCard.isWaiting) {
    return <WaitingForProvider title={REFUND_TITLE} what="refund" calling={backToCard} onClose={onClose} />
  }

  return (
    <FormDialog
      title={REFUND_TITLE}
      size="s"
      form={form}
      submitLabel={isToCard ? 'Refund to card' : 'Record refund'}
      pendingLabel={isToCard ? 'Refunding…' : 'Recording…'}
      isPending={isPending}
      isOver={mostCents === 0}
      error={isToCard ? backToCard.error : refunding.error}
      fallback={PAYMENTS_MESSAGES.refund}
      onSubmit={submit}
      onClose={onClose}
      notice={
        <Stack gap="m">
          <Text tone="quiet">{paymentWords(payment, money)}</Text>
          {payment.card !== null && mostCents > 0 && <Text>{whatHappens(payment.card, isToCard)}</Text>}
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
              items={invoiceChoices(invoices, money)}
              selectedKey={invoiceId}
              onSelectionChange={(chosen) => form.change({ invoiceId: chosen })}
            />
          )}
          <Select
            label="Method"
            name="method"
            items={methodChoices(payment)}
            selectedKey={method}
            errorMessage={form.errorAt('method')}
            onSelectionChange={(chosen) => form.change({ method: chosen })}
          />
          {!isToCard && (
            <DatePicker
              label="Date given back"
              minValue={payment.receivedOn}
              maxValue={today}
              {...form.field('refundedOn')}
            />
          )}
          <ReasonFields form={form} reasons={REFUND_REASONS} />
        </Stack>
      )}
    </FormDialog>
  )
}

/** What sending the form does with money that a card paid. */
function whatHappens(card: NonNullable<PaymentDetails['card']>, isToCard: boolean): string {
  if (isToCard) return `The money goes back to ${cardName(card)}. The bank may take up to ten days.`
  return card.isReachable
    ? 'This records what you give back yourself; nothing goes back to the card.'
    : 'The account that was charged is not connected any more. This records what you give back yourself, or in Stripe’s own dashboard.'
}

/** "Payment of $100.00 on Mon, Nov 9, of which $20.00 was given back." */
function paymentWords(
  { amountCents, receivedOn, refundedCents, cardRefunds }: PaymentDetails,
  money: (cents: number) => string,
): string {
  const payment = `Payment of ${money(amountCents)} on ${formatShortDate(receivedOn)}`
  const given = refundedCents === amountCents ? 'all of which' : `of which ${money(refundedCents)}`
  const words = refundedCents === 0 ? `${payment}.` : `${payment}, ${given} was given back.`
  const sum = (state: CardRefund['state']) =>
    cardRefunds.reduce((cents, refund) => (refund.state === state ? cents + refund.amountCents : cents), 0)
  return [
    words,
    ...(sum('pending') > 0 ? [`${money(sum('pending'))} is on its way back to the card.`] : []),
    ...(sum('unassigned') > 0
      ? [`${money(sum('unassigned'))} went back in Stripe’s own dashboard and is still to be assigned.`]
      : []),
  ].join(' ')
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
