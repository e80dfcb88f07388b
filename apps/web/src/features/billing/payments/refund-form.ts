import type { FieldError, Invoice, Payment, RefundPaymentBody } from '@oaklet/api/contract'
import { missingReason } from '../ReasonFields'
import { wrongAmount } from '../wrong-amount'

/** What the form of a refund holds while someone types. */
export interface RefundValues {
  amountCents: number | null
  method: Payment['method']
  /** `YYYY-MM-DD` */
  refundedOn: string | null
  reason: RefundPaymentBody['reason'] | null
  note: string
}

/** What of the payment can be given back from the client's credit and the invoice, in cents. */
export const mostToRefund = (payment: Payment, { creditCents, paidCents }: Invoice): number =>
  Math.max(0, Math.min(payment.amountCents - payment.refundedCents, creditCents + paidCents))

/** What the credit gives, which comes first, and what the invoice gives, in cents. */
export function sourcesOf(amountCents: number, { creditCents }: Invoice) {
  const fromCreditCents = Math.min(amountCents, Math.max(0, creditCents))
  return { fromCreditCents, fromInvoiceCents: amountCents - fromCreditCents }
}

/** All that can be given back, today, the way it came. */
export const wholeRefund = (payment: Payment, invoice: Invoice, today: string): RefundValues => ({
  amountCents: mostToRefund(payment, invoice),
  method: payment.method,
  refundedOn: today,
  reason: null,
  note: '',
})

/** What is missing; `most` is the highest amount, in words. */
export function missingFromRefund(
  { amountCents, refundedOn, reason, note }: RefundValues,
  mostCents: number,
  most: string,
): FieldError[] {
  return [
    ...wrongAmount(amountCents, mostCents, most),
    ...(refundedOn ? [] : [{ path: 'refundedOn', message: 'Enter the date you gave it back' }]),
    ...missingReason({ reason, note }),
  ]
}

/** The body that records the refund, or null while something is missing. */
export function refundBody(values: RefundValues, invoice: Invoice): RefundPaymentBody | null {
  const { amountCents, method, refundedOn, reason, note } = values
  if (amountCents === null || !refundedOn || reason === null) return null
  const invoiceId = sourcesOf(amountCents, invoice).fromInvoiceCents > 0 ? invoice.id : null
  return { amountCents, method, refundedOn, reason, note, invoiceId }
}
