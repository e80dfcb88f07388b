import type Stripe from 'stripe'
import type { ProviderCharge } from '../payment-provider'

/** A payment intent of Stripe as a charge; `latest_charge.balance_transaction` must be expanded for the fee. */
export function chargeOf(intent: Stripe.PaymentIntent): ProviderCharge {
  const { id, status, latest_charge: charge, last_payment_error: error } = intent
  const transaction = typeof charge === 'object' ? charge?.balance_transaction : null
  const feeCents = typeof transaction === 'object' ? (transaction?.fee ?? null) : null
  if (status === 'succeeded') return { id, state: 'succeeded', feeCents, refusal: null, failure: null }
  // Confirmed once and off the session: what asks for another card or for the client will not go on by itself.
  const isOver = ['requires_payment_method', 'requires_action', 'canceled'].includes(status)
  if (!isOver) return { id, state: 'pending', feeCents: null, refusal: null, failure: null }
  const ofCard =
    status === 'requires_action' ? { code: CONFIRMATION } : error?.type === 'card_error' ? error : null
  return { id, state: 'failed', feeCents: null, ...refusalOf(ofCard, error?.message) }
}

/** Stripe's code where the bank wants the client to confirm the charge. */
const CONFIRMATION = 'authentication_required'

/** Why a charge failed: `ofCard` is what Stripe says of the card, null where it failed otherwise. */
export function refusalOf(
  ofCard: { code?: string } | null,
  words = 'The card was not charged.',
): Pick<ProviderCharge, 'refusal' | 'failure'> {
  if (ofCard === null) return { refusal: words, failure: 'other' }
  if (ofCard.code !== CONFIRMATION) return { refusal: words, failure: 'declined' }
  return { refusal: 'The bank asks the client to confirm this charge.', failure: 'confirmation_needed' }
}
