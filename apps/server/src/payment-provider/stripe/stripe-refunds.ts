import type Stripe from 'stripe'
import type { PaymentProvider, ProviderRefund } from '../payment-provider'
import { ProviderRefused } from '../provider-errors'
import { asked } from './stripe-client'
import { REFUND_KEY } from './stripe-event'

const PAGE = 100

/** Giving money back to the card that was charged, and what was given back of a charge by whomever. */
export const createStripeRefunds = (
  client: () => Promise<Stripe>,
): Pick<PaymentProvider, 'refund' | 'refundsOf'> => ({
  refund: async ({ account, chargeId, refundId, amountCents }) => {
    const stripe = await client()
    try {
      const refund = await asked(() =>
        stripe.refunds.create(
          { payment_intent: chargeId, amount: amountCents, metadata: { [REFUND_KEY]: refundId } },
          { stripeAccount: account, idempotencyKey: `refund:${refundId}` },
        ),
      )
      return refundOf(refund)
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error
      return { id: '', refundId, state: 'failed', amountCents, refusal: error.message }
    }
  },
  refundsOf: async ({ account, chargeId }) => {
    const stripe = await client()
    return asked(async () => {
      const found: ProviderRefund[] = []
      const list = stripe.refunds.list({ payment_intent: chargeId, limit: PAGE }, { stripeAccount: account })
      for await (const refund of list) found.unshift(refundOf(refund))
      return found
    })
  },
})

/** Why a card didn’t take the money, by Stripe’s names. */
const REASONS: Readonly<Record<string, string>> = {
  expired_or_canceled_card: 'The card has expired or was cancelled.',
  lost_or_stolen_card: 'The card was lost or stolen.',
  insufficient_funds: 'The account with Stripe has too little money.',
  charge_for_pending_refund_disputed: 'The client’s bank disputes the charge.',
  declined: 'The bank declined the refund.',
  merchant_request: 'It was called off in Stripe.',
}

const STATES: Readonly<Record<string, ProviderRefund['state']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

function refundOf({ id, amount, status, metadata, failure_reason: reason }: Stripe.Refund): ProviderRefund {
  const state = STATES[status ?? ''] ?? 'pending'
  const why = REASONS[reason ?? ''] ?? 'The card did not take the money.'
  return {
    ...{ id, state, amountCents: amount },
    refundId: metadata?.[REFUND_KEY] ?? null,
    refusal: state === 'failed' ? why : null,
  }
}
