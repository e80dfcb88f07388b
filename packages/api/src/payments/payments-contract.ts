import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, Cents, EnteredDate, Id, Instant, text } from '../wire/scalars'
import { CardCharge, CardRefund } from './card-charge'
import { Dispute, DISPUTE_STATES } from './disputes'
import { Hold } from './hold'

/** How money was received. */
export const PAYMENT_METHODS = ['card', 'cash', 'check', 'bank_transfer', 'other'] as const
/** One of {@link PAYMENT_METHODS}. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
/** `pending → succeeded | failed → partially_refunded → refunded`, and `entered_in_error`. */
export const PAYMENT_STATUSES = [
  'pending',
  'succeeded',
  'failed',
  'partially_refunded',
  'refunded',
  'entered_in_error',
] as const

/** How much of a payment, in cents, goes to which invoice. */
export const Allocation = z.object({
  invoiceId: Id,
  amountCents: Cents.check(z.minimum(1, 'Enter an amount above zero')),
})

/** The most invoices that one payment, or one charge of a card, can pay. */
export const MAX_ALLOCATIONS = 100

/** How much of a payment, in cents, is held for which session that no invoice bills yet. */
export const HeldPart = z.object({
  appointmentId: Id,
  amountCents: Cents.check(z.minimum(1, 'Enter an amount above zero')),
})

/**
 * Money received from a client. What is not allocated stays as the client’s credit; of that, a copay is held for its
 * session, and put on the session’s invoice when that is issued.
 */
export const RecordPaymentBody = z.object({
  clientId: Id,
  method: z.enum(PAYMENT_METHODS),
  amountCents: Cents.check(
    z.minimum(1, 'Enter an amount above zero'),
    z.maximum(100_000_000, 'Enter at most $1,000,000'),
  ),
  receivedOn: EnteredDate.check(z.refine((date) => date >= '2000', 'Enter a date from 2000 to today')),
  reference: text(120),
  allocations: z.array(Allocation).check(z.maxLength(MAX_ALLOCATIONS)),
  /** The sessions that something of the credit is held for, each once. */
  holds: z.optional(z.array(HeldPart).check(z.maxLength(100))),
  /** The invoices among `allocations` whose rest is written off as a small balance; needs `adjustments:write` too. */
  writeOffInvoiceIds: z.optional(z.array(Id).check(z.maxLength(MAX_ALLOCATIONS))),
})
export type RecordPaymentBody = z.infer<typeof RecordPaymentBody>

/** A payment as it was recorded; amounts in cents. */
export const Payment = z.extend(z.omit(RecordPaymentBody, { writeOffInvoiceIds: true, holds: true }), {
  receivedOn: CalendarDate,
  id: Id,
  practiceId: Id,
  status: z.enum(PAYMENT_STATUSES),
  /** What stayed as the client's credit. */
  unallocatedCents: Cents,
  /** What was given back. */
  refundedCents: Cents,
  createdAt: Instant,
})
export type Payment = z.infer<typeof Payment>

/** A payment with whose it is, and where its money stands now; amounts in cents. */
export const PaymentDetails = z.extend(Payment, {
  client: z.object({ id: Id, name: z.string() }),
  currency: z.string(),
  /** Null unless a card on file was charged. Of one that is pending or failed, the allocations are what was meant. */
  card: z.nullable(CardCharge),
  /** What goes, or went, back to the card through the provider, the oldest first. */
  cardRefunds: z.array(CardRefund),
  /** What the client’s bank says against it, the oldest first. */
  disputes: z.array(Dispute),
  /** What can still be given back: neither given back, nor on its way back, nor to be assigned, nor disputed. */
  refundableCents: Cents,
  /** The client’s credit in this practice, which a refund comes out of first. */
  creditCents: Cents,
  /** The sessions that something of it was held for at first, and how much; of a pending or failed one, what was meant. */
  holds: z.array(Hold),
  /** The invoices that it was put on, as they stand now. */
  invoices: z.array(z.object({ id: Id, number: z.nullable(z.int()), paidCents: Cents, balanceCents: Cents })),
})
export type PaymentDetails = z.infer<typeof PaymentDetails>

/** A payment as lists show it, in cents. */
export const PaymentSummary = z.object({
  id: Id,
  client: z.object({ id: Id, name: z.string() }),
  method: z.enum(PAYMENT_METHODS),
  reference: z.string(),
  receivedOn: CalendarDate,
  status: z.enum(PAYMENT_STATUSES),
  amountCents: Cents,
  refundedCents: Cents,
  /** How the newest dispute of it stands; null without any. */
  dispute: z.nullable(z.enum(DISPUTE_STATES)),
  /** Whether a card on file was charged for it: what was charged is given back, and never marked as a mistake. */
  isCardCharge: z.boolean(),
  currency: z.string(),
})
export type PaymentSummary = z.infer<typeof PaymentSummary>

/** Days that a list of payments can be narrowed to, where the practice is. */
export const PAYMENT_PERIODS = ['this_month'] as const

/**
 * What a payment can wait for: that somebody says what a refund of the provider’s own dashboard is off, answers a
 * dispute, or looks after a charge of Autopay that failed, until its invoices are settled and the copays of its sessions
 * are paid, or a card is charged anew.
 */
export const PAYMENT_NEEDS = ['refund', 'dispute', 'failed_autopay'] as const
/** One of {@link PAYMENT_NEEDS}. */
export type PaymentNeed = (typeof PAYMENT_NEEDS)[number]

/** The newest first; `q` matches the client’s names, and `from` and `to` are days of receipt, both included. */
export const PaymentsQuery = z.object({
  ...pageQuery,
  clientId: z.optional(Id),
  method: z.optional(z.enum(PAYMENT_METHODS)),
  received: z.optional(z.enum(PAYMENT_PERIODS)),
  needs: z.optional(z.enum(PAYMENT_NEEDS)),
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
})
export type PaymentsQuery = z.input<typeof PaymentsQuery>

/** A page of payments, and what all that match come to without those that were entered by mistake, in cents. */
export const PaymentsPage = z.extend(pageOf(PaymentSummary), { receivedCents: Cents })
export type PaymentsPage = z.infer<typeof PaymentsPage>

/** Why money was given back, in words by its code. */
export const REFUND_REASON_WORDS = {
  paid_twice: 'Paid twice',
  paid_too_much: 'Paid too much',
  not_provided: 'Service not provided',
  client_asked: 'Client asked for it',
  other: 'Other reason',
} as const
/** A code of {@link REFUND_REASON_WORDS}; `other` needs a note. */
export type RefundReason = keyof typeof REFUND_REASON_WORDS

/** Why money is given back, and where it comes from: the client’s credit first, the rest from one invoice. */
const refunding = {
  reason: z.enum(Object.keys(REFUND_REASON_WORDS) as [RefundReason, ...RefundReason[]], 'Choose a reason'),
  note: text(200),
  /** The invoice that is open again by what the credit doesn’t give; null where the credit gives all. */
  invoiceId: z.nullable(Id),
}
const refundedCents = { amountCents: Cents.check(z.minimum(1, 'Enter an amount above zero')) }
const saysReason = z.refine<{ reason: RefundReason; note: string }>(
  ({ reason, note }) => reason !== 'other' || note !== '',
  { path: ['note'], error: 'Say what the reason is' },
)

/** Money of a payment that goes back to the card that was charged. */
export const RefundCardBody = z.object({ ...refundedCents, ...refunding }).check(saysReason)
export type RefundCardBody = z.infer<typeof RefundCardBody>

/** What a person says of a refund that was made in the provider’s own dashboard. */
export const AssignCardRefundBody = z
  .object({
    ...refunding,
    /** Whether it is money of which a person recorded by hand that it was given back; what they recorded is taken back. */
    isRecordedByHand: z.optional(z.boolean()),
  })
  .check(saysReason)
export type AssignCardRefundBody = z.infer<typeof AssignCardRefundBody>

/** Money of a payment that was given back by hand. */
export const RefundPaymentBody = z
  .object({ ...refundedCents, method: z.enum(PAYMENT_METHODS), refundedOn: EnteredDate, ...refunding })
  .check(saysReason)
export type RefundPaymentBody = z.infer<typeof RefundPaymentBody>

const payments = '/api/v1/practices/{practiceId}/payments'
const one = `${payments}/{paymentId}` as const

/**
 * Records money that was received, and what it pays for. 422 at `writeOffInvoiceIds.0` where the rest of that invoice
 * is above the small rest of the billing settings, where they name none, or where nothing is left; at
 * `holds.0.appointmentId` for a session that nothing can be held for.
 */
export const recordPayment = endpoint({
  name: 'recordPayment',
  method: 'POST',
  path: payments,
  access: 'payments:record',
  body: RecordPaymentBody,
  response: enveloped(Payment),
})

/** A page of the practice’s payments. */
export const listPayments = endpoint({
  name: 'listPayments',
  method: 'GET',
  path: payments,
  access: 'invoices:view',
  query: PaymentsQuery,
  response: enveloped(PaymentsPage),
})

/** One payment as it was recorded, what of it was given back, and where the rest stands. */
export const getPayment = endpoint({
  name: 'getPayment',
  method: 'GET',
  path: one,
  access: 'invoices:view',
  response: enveloped(PaymentDetails),
})

/**
 * Records that money was given back; 422 for more than is left of the payment, or than credit and invoice hold, and at
 * `method` where it can only have gone back to the card through the provider.
 */
export const refundPayment = endpoint({
  name: 'refundPayment',
  method: 'POST',
  path: `${one}/refunds`,
  access: 'payments:refund',
  body: RefundPaymentBody,
  response: enveloped(PaymentDetails),
})

/**
 * Takes back a payment that was entered by mistake; 409 `transition_refused` where something of it was given back, or
 * was moved from where it was put.
 */
export const markPaymentError = endpoint({
  name: 'markPaymentError',
  method: 'POST',
  path: `${one}/entered-in-error`,
  access: 'payments:refund',
  response: enveloped(PaymentDetails),
})
