import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Cents, Id } from '../wire/scalars'
import {
  Allocation,
  AssignCardRefundBody,
  HeldPart,
  MAX_ALLOCATIONS,
  PaymentDetails,
  RefundCardBody,
} from './payments-contract'

/**
 * What is taken from a client’s card, and what it pays for. What is not allocated stays as the client’s credit; of that, a
 * copay is held for its session once the card was charged.
 */
export const ChargeCardBody = z.object({
  clientId: Id,
  cardId: Id,
  amountCents: Cents.check(
    z.minimum(50, 'Enter at least $0.50'),
    z.maximum(99_999_999, 'Enter at most $999,999.99'),
  ),
  allocations: z.array(Allocation).check(z.maxLength(MAX_ALLOCATIONS)),
  /**
   * The sessions that something of the credit is held for, each once. What is meant for a session that is billed or called
   * off before the charge is decided becomes plain credit.
   */
  holds: z.optional(z.array(HeldPart).check(z.maxLength(100))),
})
export type ChargeCardBody = z.infer<typeof ChargeCardBody>

/**
 * Charges a card; pays nothing before the provider says so. Answers the payment: `succeeded`, or `pending` while it
 * isn’t known whether the charge went through: that is known within minutes, and no card of the client can be charged
 * until then. 409 `provider_refused` with the provider’s words where the card was refused: the failed payment is kept,
 * and a repeat with the same key answers the same; a new try takes a new key. 409 `transition_refused` while another
 * charge of the client’s cards is pending, or cards can’t be charged. The page on which the client may be paying by a link
 * is closed first; 503 `unavailable` where the provider doesn’t answer that, and nothing is charged. 422 at
 * `holds.0.appointmentId` for a session that nothing can be held for.
 */
export const chargeCard = endpoint({
  name: 'chargeCard',
  method: 'POST',
  path: '/api/v1/practices/{practiceId}/card-payments',
  access: 'payments:record',
  body: ChargeCardBody,
  response: enveloped(PaymentDetails),
})

const refunds = '/api/v1/practices/{practiceId}/payments/{paymentId}/card-refunds'

/**
 * Gives money of a card payment back to the card; the client’s book has it once the provider says so. Answers the
 * payment, whose last refund is `succeeded` or still `pending`. 409 `provider_refused` with the provider’s words where
 * it was refused: the failed refund is kept, a repeat with the same key answers the same, and a new try takes a new key.
 * 409 `transition_refused` while another refund of the payment is pending; 422 as for `refundPayment`.
 */
export const refundCard = endpoint({
  name: 'refundCard',
  method: 'POST',
  path: refunds,
  access: 'payments:refund',
  body: RefundCardBody,
  response: enveloped(PaymentDetails),
})

/**
 * Puts a refund that was made in the provider’s own dashboard into the client’s book: 409 unless it is `unassigned`; 422
 * at `isRecordedByHand` where, with what was given back by hand, it is more than the payment.
 */
export const assignCardRefund = endpoint({
  name: 'assignCardRefund',
  method: 'POST',
  path: `${refunds}/{refundId}/assign`,
  access: 'payments:refund',
  body: AssignCardRefundBody,
  response: enveloped(PaymentDetails),
})
