import { Hono } from 'hono'
import { accountRoutes } from './account-routes'
import { cardRoutes } from './card-routes'
import { disputeRoutes } from './dispute-routes'
import { eventRoutes } from './event-routes'
import { intentRoutes } from './intent-routes'
import { payoutRoutes } from './payout-routes'
import { refundRoutes } from './refund-routes'
import type { TestProvider } from './test-provider'

/**
 * Speaks as much of Stripe's HTTP API as is used here, with accounts, customers, cards, charges, refunds
 * and payouts that it remembers.
 * No money moves, and no number of a card is asked for.
 */
export function createProviderApi(provider: TestProvider): Hono {
  const api = new Hono()
  accountRoutes(api, provider)
  cardRoutes(api, provider)
  intentRoutes(api, provider)
  refundRoutes(api, provider)
  disputeRoutes(api, provider)
  payoutRoutes(api, provider)
  eventRoutes(api, provider)
  return api
}
