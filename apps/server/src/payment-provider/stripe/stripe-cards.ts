import type Stripe from 'stripe'
import type { PaymentProvider, ProviderCard, ProviderCardSetup } from '../payment-provider'
import { asked } from './stripe-client'
import { SETUP_KEY } from './stripe-event'

/** Keeping cards: customers, the page where a card is typed, and taking one away. Stripe learns no name of a client. */
export const createStripeCards = (
  client: () => Promise<Stripe>,
): Pick<PaymentProvider, 'addCustomer' | 'startCardSetup' | 'removeCard'> => ({
  addCustomer: async (stripeAccount, clientId) => {
    const stripe = await client()
    const { id } = await asked(() =>
      stripe.customers.create({ metadata: { oaklet_client: clientId } }, { stripeAccount }),
    )
    return id
  },
  startCardSetup: async ({ account, customer, setupId, returnAddress }) => {
    const stripe = await client()
    const { id, url } = await asked(() =>
      stripe.checkout.sessions.create(
        {
          mode: 'setup',
          customer,
          allowed_payment_method_types: ['card'],
          success_url: returnAddress,
          cancel_url: returnAddress,
          metadata: { [SETUP_KEY]: setupId },
        },
        { stripeAccount: account, idempotencyKey: `setup:${setupId}` },
      ),
    )
    if (url === null) throw new Error('A new checkout session has no address')
    return { id, address: url }
  },
  removeCard: async (stripeAccount, methodId) => {
    const stripe = await client()
    await asked(() => stripe.paymentMethods.detach(methodId, {}, { stripeAccount }))
  },
})

/** A session of Checkout as a way to keep a card; `setup_intent.payment_method` must be expanded. */
export function cardSetupOf({ status, setup_intent: intent }: Stripe.Checkout.Session): ProviderCardSetup {
  if (status !== 'complete') return { state: status === 'expired' ? 'ended' : 'open', card: null }
  const method = typeof intent === 'object' ? intent?.payment_method : null
  const card = typeof method === 'object' ? cardOf(method) : null
  return card === null ? { state: 'open', card: null } : { state: 'kept', card }
}

function cardOf(method: Stripe.PaymentMethod | null): ProviderCard | null {
  if (method?.card === undefined) return null
  const { brand, last4, exp_month, exp_year } = method.card
  return {
    methodId: method.id,
    brand,
    lastFour: last4,
    expiryMonth: exp_month,
    expiryYear: exp_year,
  }
}
