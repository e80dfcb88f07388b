import type Stripe from 'stripe'
import type { ProviderEvent } from '../payment-provider'

/** Where our own ids stand in what Stripe keeps. */
export const PAYMENT_KEY = 'oaklet_payment'
export const REFUND_KEY = 'oaklet_refund'
export const SETUP_KEY = 'oaklet_setup'
export const CHECKOUT_KEY = 'oaklet_checkout'

/** The events that ask for anything; a webhook needs no others. */
export const EVENT_TYPES = [
  'account.updated',
  'account.application.deauthorized',
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'payout.created',
  'payout.updated',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
] as const satisfies readonly Stripe.Event['type'][]

/** What an event of Stripe asks to be read anew. */
export const eventOf = (event: Stripe.Event): ProviderEvent => ({
  id: event.id,
  account: event.account ?? '',
  about: aboutOf(event),
})

function aboutOf(event: Stripe.Event): ProviderEvent['about'] {
  switch (event.type) {
    case 'account.updated':
      return { kind: 'account' }
    case 'account.application.deauthorized':
      return { kind: 'account_lost' }
    case 'checkout.session.completed':
    case 'checkout.session.expired': {
      const { metadata } = event.data.object
      const setupId = metadata?.[SETUP_KEY]
      return setupId === undefined ? aboutCheckout(metadata) : { kind: 'card_setup', setupId }
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return aboutPayment(event.data.object.metadata)
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return aboutCharge('refund', event.data.object.payment_intent)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return aboutCharge('dispute', event.data.object.payment_intent)
    case 'payout.created':
    case 'payout.updated':
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.canceled':
      return { kind: 'payout', payoutId: event.data.object.id }
    default:
      return { kind: 'unknown' }
  }
}

/** What a charge is about, by our own ids in it. */
export function aboutPayment(metadata: Stripe.Metadata | null): ProviderEvent['about'] {
  const paymentId = metadata?.[PAYMENT_KEY]
  return paymentId === undefined ? aboutCheckout(metadata) : { kind: 'charge', paymentId }
}

function aboutCheckout(metadata: Stripe.Metadata | null): ProviderEvent['about'] {
  const checkoutId = metadata?.[CHECKOUT_KEY]
  return checkoutId === undefined ? { kind: 'unknown' } : { kind: 'checkout', checkoutId }
}

function aboutCharge(
  kind: 'refund' | 'dispute',
  intent: string | { id: string } | null,
): ProviderEvent['about'] {
  const chargeId = typeof intent === 'string' ? intent : intent?.id
  return chargeId === undefined ? { kind: 'unknown' } : { kind, chargeId }
}
