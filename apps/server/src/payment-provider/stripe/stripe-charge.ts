import type Stripe from 'stripe'
import type { ProviderCharge } from '../payment-provider'

/** A payment intent of Stripe as a charge; `latest_charge.balance_transaction` must be expanded for the fee. */
export function chargeOf(intent: Stripe.PaymentIntent): ProviderCharge {
  const { id, status, latest_charge: charge, last_payment_error: error } = intent
  const transaction = typeof charge === 'object' ? charge?.balance_transaction : null
  const feeCents = typeof transaction === 'object' ? (transaction?.fee ?? null) : null
  if (status === 'succeeded') return { id, state: 'succeeded', feeCents, refusal: null }
  // Confirmed once and off the session: what asks for another card or for the client will not go on by itself.
  const isOver = ['requires_payment_method', 'requires_action', 'canceled'].includes(status)
  if (!isOver) return { id, state: 'pending', feeCents: null, refusal: null }
  return { id, state: 'failed', feeCents: null, refusal: error?.message ?? 'The card was not charged.' }
}
