import type { DisputeState } from '@oaklet/api/contract'
import type Stripe from 'stripe'
import type { PaymentProvider, ProviderDispute } from '../payment-provider'
import { asked } from './stripe-client'

const PAGE = 100
const SECOND_MS = 1000

/** What clients' banks say against charges. */
export const createStripeDisputes = (client: () => Promise<Stripe>): Pick<PaymentProvider, 'disputesOf'> => ({
  disputesOf: async ({ account, chargeId }) => {
    const stripe = await client()
    return asked(async () => {
      const found: ProviderDispute[] = []
      const list = stripe.disputes.list({ payment_intent: chargeId, limit: PAGE }, { stripeAccount: account })
      for await (const dispute of list) found.unshift(disputeOf(dispute))
      return found
    })
  },
})

const STATES: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry_closed',
  prevented: 'inquiry_closed',
  needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  under_review: 'under_review',
  appeal_under_review: 'under_review',
  won: 'won',
  lost: 'lost',
}

const REASONS: Readonly<Record<string, string>> = {
  credit_not_processed: 'The client says that a refund never came.',
  duplicate: 'The client says that they were charged twice.',
  fraudulent: 'The client says that they did not allow this charge.',
  product_not_received: 'The client says that they did not get what was charged.',
  product_unacceptable: 'The client says that it was not what was agreed.',
  subscription_canceled: 'The client says that they had cancelled.',
  unrecognized: 'The client does not recognize this charge.',
}

/** A state that is new to us is one that somebody has to look at. */
function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const { due_by: dueBy } = dispute.evidence_details
  return {
    id: dispute.id,
    amountCents: dispute.amount,
    state: STATES[dispute.status] ?? 'needs_response',
    reason: REASONS[dispute.reason] ?? 'The bank gave no reason that is known here.',
    blocksRefunds: !dispute.is_charge_refundable,
    feeCents: dispute.balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
    dueAt: dueBy === null ? null : new Date(dueBy * SECOND_MS),
    openedAt: new Date(dispute.created * SECOND_MS),
  }
}
