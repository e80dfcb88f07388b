import {
  canCharge,
  type AccountState,
  type DisputeState,
  type IntentState,
  type MethodState,
  type PayoutState,
  type RefundState,
} from './provider-state'
import { TEST_CARDS } from './test-cards'

const FEE_PERCENT = 2.9
const FEE_CENTS = 30

/** What the test provider keeps of a charge, as Stripe usually does. */
export const feeOf = (amount: number): number => Math.round((amount * FEE_PERCENT) / 100) + FEE_CENTS

/** An account as Stripe's API writes it. */
export const accountObject = (id: string, state: AccountState) => ({
  id,
  object: 'account',
  charges_enabled: canCharge(state),
  details_submitted: state.isSubmitted,
  requirements: { currently_due: state.due },
})

/** A session of Checkout, with the card that was chosen as `setup_intent.payment_method`. */
export function sessionObject(id: string, state: AccountState, url: string | null) {
  const session = state.sessions[id]
  const method = session?.method ?? null
  return {
    id,
    object: 'checkout.session',
    mode: session?.payment === undefined ? 'setup' : 'payment',
    status: session?.status,
    customer: session?.customer,
    metadata: session?.metadata,
    url,
    setup_intent:
      method === null
        ? null
        : { id: `seti_${id}`, object: 'setup_intent', payment_method: methodObject(method, state) },
    payment_intent: paidIntent(session?.payment?.intent ?? null, state),
  }
}

/** The charge that a client made on the page themselves. */
function paidIntent(id: string | null, state: AccountState) {
  const intent = id === null ? undefined : state.intents[id]
  return id === null || intent === undefined ? null : intentObject(id, intent, state.methods[intent.method])
}

export const methodObject = (id: string, state: AccountState) => ({
  id,
  object: 'payment_method',
  type: 'card',
  customer: state.methods[id]?.customer ?? null,
  card: {
    brand: state.methods[id]?.brand,
    last4: state.methods[id]?.lastFour,
    exp_month: 12,
    exp_year: 2034,
  },
})

/** A payment intent with its charge and the fee. */
export const intentObject = (id: string, intent: IntentState, method?: MethodState) => ({
  id,
  object: 'payment_intent',
  amount: intent.amount,
  currency: intent.currency,
  customer: intent.customer,
  created: intent.created,
  metadata: intent.metadata,
  status: intent.status,
  last_payment_error: intent.refusal === null ? null : { type: 'card_error', ...intent.refusal },
  latest_charge:
    intent.status === 'succeeded'
      ? {
          id: `ch_${id}`,
          object: 'charge',
          payment_method_details: { card: { brand: method?.brand, last4: method?.lastFour } },
          balance_transaction: { id: `txn_${id}`, object: 'balance_transaction', fee: feeOf(intent.amount) },
        }
      : null,
})

/** A charge without its fee, as it stands in the book of the account. */
export const chargeObject = (id: string, { metadata }: IntentState) => ({
  ...{ id: `ch_${id}`, object: 'charge', payment_intent: id, metadata },
})

/** A payout as Stripe's API writes it; it arrives on the day on which it is made. */
export const payoutObject = (id: string, { amount, created, failedAt }: PayoutState) => ({
  ...{ id, object: 'payout', amount, created, arrival_date: created, automatic: true },
  status: failedAt === null ? 'paid' : 'failed',
})

/** How long a refund stays as it began, where something becomes of it later. */
const REFUND_SETTLES_AFTER_SECONDS = 60

/** How a refund stands now, by the card that it goes back to. */
export function refundStatus(
  { lastFour, created }: RefundState,
  now: Date,
): 'pending' | 'succeeded' | 'failed' {
  const isLater = now.getTime() / 1000 - created >= REFUND_SETTLES_AFTER_SECONDS
  const { refunds = 'succeed' } = TEST_CARDS.find((card) => card.lastFour === lastFour) ?? {}
  if (refunds === 'succeed_later') return isLater ? 'succeeded' : 'pending'
  return refunds === 'fail_later' && isLater ? 'failed' : 'succeeded'
}

/** When the card gave back what it was to take, in seconds; null where it did not. */
export const refundReturnedAt = (refund: RefundState, now: Date): number | null =>
  refundStatus(refund, now) === 'failed' ? refund.created + REFUND_SETTLES_AFTER_SECONDS : null

/** A refund as Stripe's API writes it. */
export function refundObject(id: string, refund: RefundState, now: Date) {
  const { amount, charge, created, metadata } = refund
  const status = refundStatus(refund, now)
  return {
    ...{ id, object: 'refund', amount, payment_intent: charge, created, metadata, status },
    ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
  }
}

export const DISPUTE_FEE_CENTS = 1_500

/** While an inquiry is open, its charge can be given back; a dispute has taken the money already. */
export const isInquiry = ({ status }: DisputeState): boolean => status.startsWith('warning_')

/** Whether a charge can't be given back because of a dispute. */
export const isBlocked = ({ disputes }: AccountState, charge: string): boolean =>
  Object.values(disputes).some(
    (dispute) => dispute.charge === charge && !isInquiry(dispute) && dispute.status !== 'won',
  )

/** A dispute as Stripe's API writes it. */
export const disputeObject = (id: string, dispute: DisputeState) => ({
  ...{ id, object: 'dispute', amount: dispute.amount, payment_intent: dispute.charge },
  ...{ created: dispute.created, status: dispute.status, reason: 'fraudulent' },
  is_charge_refundable: isInquiry(dispute),
  balance_transactions: isInquiry(dispute) ? [] : [{ id: `txn_${id}`, fee: DISPUTE_FEE_CENTS }],
  evidence_details: { due_by: dispute.dueBy },
})
