import { PAYMENTS_MESSAGES } from '@oaklet/api'
import {
  type Invoice,
  type Payment,
  PAYMENT_METHODS,
  REFUND_REASON_WORDS,
  type RefundPaymentBody,
} from '@oaklet/api/contract'
import { DatePicker, Dialog, MoneyField, Select, showToast, Stack, Text } from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { formatShortDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { billingQueries } from '../billing-queries'
import { ReasonFields } from '../ReasonFields'
import { REFUND_TITLE } from '../invoices/invoice-words'
import { METHOD_WORDS } from './payment-form'
import {
  missingFromRefund,
  mostToRefund,
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
  /** The invoice that gives what the client's credit doesn't. */
  invoice: Invoice
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
  payment,
  invoice,
  today,
  onClose,
}: Omit<RefundDialogProps, 'paymentId'> & { payment: Payment }) {
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const refunding = useMutation({
    mutationFn: (body: RefundPaymentBody) =>
      api.payments.refund({ practiceId, paymentId: payment.id }, body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  const money = (cents: number) => formatMoney(cents, invoice.currency)
  const mostCents = mostToRefund(payment, invoice)
  const form = useForm<RefundValues>({
    initial: () => wholeRefund(payment, invoice, today),
    errorsOf: (values) => missingFromRefund(values, mostCents, money(mostCents)),
    clearsAsTyped: true,
  })
  const { amountCents, method } = form.values
  const submit = () => {
    const body = refundBody(form.values, invoice)
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
      notice={<Text tone="quiet">{paymentWords(payment, money)}</Text>}
    >
      {mostCents > 0 && (
        <Stack gap="l">
          <MoneyField
            label="Amount"
            name="amountCents"
            currency={invoice.currency}
            valueCents={amountCents}
            errorMessage={form.errorAt('amountCents')}
            description={outcomeWords(invoice, amountCents ?? 0, mostCents, money)}
            onChangeCents={(cents) => form.change({ amountCents: cents })}
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
  { amountCents, receivedOn, refundedCents }: Payment,
  money: (cents: number) => string,
): string {
  const payment = `Payment of ${money(amountCents)} on ${formatShortDate(receivedOn)}`
  if (refundedCents === 0) return `${payment}.`
  const given = refundedCents === amountCents ? 'all of which' : `of which ${money(refundedCents)}`
  return `${payment}, ${given} was given back.`
}

/** Where the amount comes from, and what is open afterwards. */
function outcomeWords(
  invoice: Invoice,
  cents: number,
  mostCents: number,
  money: (cents: number) => string,
): string {
  if (cents <= 0 || cents > mostCents) return `At most ${money(mostCents)}.`
  const { fromCreditCents, fromInvoiceCents } = sourcesOf(cents, invoice)
  if (fromInvoiceCents === 0) return 'Comes out of the client’s credit.'
  const open = `${money(invoice.balanceCents + fromInvoiceCents)} of this invoice is open then.`
  if (fromCreditCents === 0) return `Comes off this invoice; ${open}`
  return `${money(fromCreditCents)} comes out of the client’s credit, the rest off this invoice; ${open}`
}
