import type Stripe from 'stripe'
import type { PaymentProvider, ProviderCheckout } from '../payment-provider'
import { chargeOf } from './stripe-charge'
import { asked } from './stripe-client'
import { CHECKOUT_KEY } from './stripe-event'

const SECOND_MS = 1000

/** The page where a client pays by themselves. Stripe learns no name of a client. */
export const createStripeCheckouts = (
  client: () => Promise<Stripe>,
): Pick<PaymentProvider, 'startCheckout' | 'findCheckout' | 'endCheckout'> => ({
  startCheckout: async ({ account, checkoutId, amountCents, currency, words, expiresAt, returnAddress }) => {
    const stripe = await client()
    const metadata = { [CHECKOUT_KEY]: checkoutId }
    const price = {
      currency: currency.toLowerCase(),
      unit_amount: amountCents,
      product_data: { name: words },
    }
    const { id, url } = await asked(() =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [{ quantity: 1, price_data: price }],
          allowed_payment_method_types: ['card'],
          success_url: returnAddress,
          cancel_url: returnAddress,
          expires_at: Math.floor(expiresAt.getTime() / SECOND_MS),
          metadata,
          // Not the default `automatic_async`, which answers before the fee is known.
          payment_intent_data: { capture_method: 'automatic', metadata },
        },
        { stripeAccount: account, idempotencyKey: `checkout:${checkoutId}` },
      ),
    )
    if (url === null) throw new Error('A new checkout session has no address')
    return { id, address: url }
  },
  findCheckout: async (stripeAccount, id) => {
    const stripe = await client()
    const expand = ['payment_intent.latest_charge.balance_transaction']
    return checkoutOf(await asked(() => stripe.checkout.sessions.retrieve(id, { expand }, { stripeAccount })))
  },
  endCheckout: async (stripeAccount, id) => {
    const stripe = await client()
    await asked(() => stripe.checkout.sessions.expire(id, {}, { stripeAccount }))
  },
})

/** A session of Checkout as a way to pay; what it is expanded by stands above. */
function checkoutOf({ status, payment_intent: intent }: Stripe.Checkout.Session): ProviderCheckout {
  const nothing = { charge: null, card: null }
  if (status !== 'complete') return { state: status === 'expired' ? 'ended' : 'open', ...nothing }
  if (intent === null || typeof intent === 'string') return { state: 'open', ...nothing }
  const charge = chargeOf(intent)
  if (charge.state !== 'succeeded') return { state: 'open', ...nothing }
  const { latest_charge: latest } = intent
  const card = typeof latest === 'object' ? latest?.payment_method_details?.card : null
  return { state: 'paid', charge, card: { brand: card?.brand ?? '', lastFour: card?.last4 ?? '' } }
}
