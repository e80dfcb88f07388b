import type Stripe from 'stripe'
import type { PaymentProvider, ProviderEvent } from '../payment-provider'
import { asked } from './stripe-client'
import { EVENT_TYPES, eventOf } from './stripe-event'

const PAGE = 100
const SECOND_MS = 1000

/** What has happened at an account, whether a call of the webhook told of it or not. */
export const createStripeEvents = (client: () => Promise<Stripe>): Pick<PaymentProvider, 'eventsSince'> => ({
  eventsSince: async (account, since) => {
    const stripe = await client()
    return asked(async () => {
      const found: ProviderEvent[] = []
      const list = stripe.events.list(
        {
          types: [...EVENT_TYPES],
          created: { gte: Math.floor(since.getTime() / SECOND_MS) },
          limit: PAGE,
        },
        { stripeAccount: account },
      )
      // An account's own list does not name the account at each event.
      for await (const event of list) found.unshift({ ...eventOf(event), account })
      return found
    })
  },
})
