import type { FieldError, PaymentDetails, RefundPaymentBody } from '@oaklet/api/contract'
import { missingReason } from '../ReasonFields'
import { wrongAmount } from '../wrong-amount'

/** What the form of a refund holds while someone types. */
export interface RefundValues {
  amountCents: number | null
  /** The invoice that gives what the client's credit doesn't; null where the payment stands on none. */
  invoiceId: string | null
  method: PaymentDetails['method']
  /** `YYYY-MM-DD` */
  refundedOn: string | null
  reason: RefundPaymentBody['reason'] | null
  note: string
}

type PaidInvoice = PaymentDetails['invoices'][number]

/** The invoices of the payment that still have something to give back. */
export const refundableInvoices = ({ invoices }: PaymentDetails): PaidInvoice[] =>
  invoices.filter(({ paidCents }) => paidCents > 0)

export const chosenInvoice = (payment: PaymentDetails, invoiceId: string | null): PaidInvoice | undefined =>
  refundableInvoices(payment).find(({ id }) => id === invoiceId)

/** What of the payment can be given back from the client's credit and the chosen invoice, in cents. */
export function mostToRefund(payment: PaymentDetails, invoiceId: string | null): number {
  if (payment.status !== 'succeeded' && payment.status !== 'partially_refunded') return 0
  const there = Math.max(0, payment.creditCents) + (chosenInvoice(payment, invoiceId)?.paidCents ?? 0)
  return Math.max(0, Math.min(payment.amountCents - payment.refundedCents, there))
}

/** What the credit gives, which comes first, and what the invoice gives, in cents. */
export function sourcesOf(amountCents: number, { creditCents }: PaymentDetails) {
  const fromCreditCents = Math.min(amountCents, Math.max(0, creditCents))
  return { fromCreditCents, fromInvoiceCents: amountCents - fromCreditCents }
}

/** All that can be given back today, the way it came; off the preferred invoice, or else the oldest. */
export function wholeRefund(
  payment: PaymentDetails,
  today: string,
  preferredId: string | null,
): RefundValues {
  const [oldest] = refundableInvoices(payment)
  const invoiceId = (chosenInvoice(payment, preferredId) ?? oldest)?.id ?? null
  const amountCents = mostToRefund(payment, invoiceId)
  return { amountCents, invoiceId, method: payment.method, refundedOn: today, reason: null, note: '' }
}

/** What is missing; `most` puts the highest amount into words. */
export function missingFromRefund(
  { amountCents, invoiceId, refundedOn, reason, note }: RefundValues,
  payment: PaymentDetails,
  most: (cents: number) => string,
): FieldError[] {
  const mostCents = mostToRefund(payment, invoiceId)
  return [
    ...wrongAmount(amountCents, mostCents, most(mostCents)),
    ...(refundedOn ? [] : [{ path: 'refundedOn', message: 'Enter the date you gave it back' }]),
    ...missingReason({ reason, note }),
  ]
}

/** The body that records the refund, or null while something is missing. */
export function refundBody(values: RefundValues, payment: PaymentDetails): RefundPaymentBody | null {
  const { amountCents, refundedOn, reason } = values
  if (amountCents === null || !refundedOn || reason === null) return null
  const isOfCredit = sourcesOf(amountCents, payment).fromInvoiceCents === 0
  return { ...values, amountCents, refundedOn, reason, invoiceId: isOfCredit ? null : values.invoiceId }
}
