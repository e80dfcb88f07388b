import {
  type FieldError,
  PAYMENT_METHOD_WORDS,
  PAYMENT_METHODS,
  type PaymentDetails,
  REFUND_REASON_WORDS,
  type RefundCardBody,
  type RefundPaymentBody,
} from '@oaklet/api/contract'
import { cardName } from '../../../records/cards/card-words'
import { missingReason } from '../ReasonFields'
import { wrongAmount } from '../wrong-amount'

/** What the form of a refund holds while someone types. */
export interface RefundValues {
  amountCents: number | null
  /** The invoice that gives what the client's credit doesn't; null where the payment stands on none. */
  invoiceId: string | null
  /** Of a charge whose card can be reached, `card` is back to that card. */
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
  return Math.max(0, Math.min(payment.refundableCents, there))
}

/** What of the payment was recorded as given back by hand, in cents. */
export const givenByHand = ({ refundedCents, cardRefunds }: PaymentDetails): number =>
  cardRefunds.reduce(
    (cents, { state, amountCents }) => cents - (state === 'succeeded' ? amountCents : 0),
    refundedCents,
  )

/** What the credit gives, which comes first, and what the invoice gives, in cents. */
export function sourcesOf(amountCents: number, { creditCents }: PaymentDetails) {
  const fromCreditCents = Math.min(amountCents, Math.max(0, creditCents))
  return { fromCreditCents, fromInvoiceCents: amountCents - fromCreditCents }
}

export const REFUND_REASONS = Object.entries(REFUND_REASON_WORDS).map(([id, label]) => ({
  id: id as RefundPaymentBody['reason'],
  label,
}))

/** The invoices as choices, each with what is paid on it. */
export const invoiceChoices = (invoices: readonly PaidInvoice[], money: (cents: number) => string) =>
  invoices.map(({ id, number, paidCents }) => ({
    id,
    label: `Invoice ${number ?? ''}, ${money(paidCents)} paid`,
  }))

/** How it can be given back: to the card that was charged first, where that can be reached. */
export const methodChoices = ({ card }: PaymentDetails) =>
  PAYMENT_METHODS.map((id) => ({
    id,
    label:
      id === 'card' && card?.isReachable === true ? `Back to ${cardName(card)}` : PAYMENT_METHOD_WORDS[id],
  }))

/** Whether the provider is to give it back to the card that was charged. */
export const isBackToCard = ({ method }: RefundValues, { card }: PaymentDetails): boolean =>
  method === 'card' && card?.isReachable === true

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
  values: RefundValues,
  payment: PaymentDetails,
  most: (cents: number) => string,
): FieldError[] {
  const { amountCents, invoiceId, refundedOn, reason, note } = values
  const needsDay = !isBackToCard(values, payment)
  const mostCents = mostToRefund(payment, invoiceId)
  return [
    ...wrongAmount(amountCents, mostCents, most(mostCents)),
    ...(refundedOn || !needsDay ? [] : [{ path: 'refundedOn', message: 'Enter the date you gave it back' }]),
    ...missingReason({ reason, note }),
  ]
}

/** What to give back, and where it comes from, or null while something is missing. */
export function refundBody(
  { amountCents, reason, note, invoiceId }: RefundValues,
  payment: PaymentDetails,
): RefundCardBody | null {
  if (amountCents === null || reason === null) return null
  const isOfCredit = sourcesOf(amountCents, payment).fromInvoiceCents === 0
  return { amountCents, reason, note, invoiceId: isOfCredit ? null : invoiceId }
}
