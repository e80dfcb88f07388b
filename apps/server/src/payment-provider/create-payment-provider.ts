import type { Hono } from 'hono'
import type { Database } from '../db/database'
import type { Clock } from '../deps'
import type { Env } from '../env'
import type { PaymentProvider } from './payment-provider'
import { createStripeProvider } from './stripe/create-stripe-provider'
import { createProviderApi } from './test-provider/create-provider-api'
import { dashboardPath } from './test-provider/dashboard-page'
import { testProviderOf } from './test-provider/test-provider'
import { databaseStore } from './test-provider/database-store'
import { createProviderPages } from './test-provider/provider-pages'

const STRIPE_DASHBOARD = 'https://dashboard.stripe.com/dashboard'
const STRIPE_TEST_DASHBOARD = 'https://dashboard.stripe.com/test/dashboard'
/** The `mode` of the provider that is built in. */
export const BUILT_IN = 'built_in'

const CALLBACK_PATH = '/billing/stripe-callback'

/** The provider, and the pages of the one that is built in while it stands in. */
export interface PaymentProviderSetup {
  provider: PaymentProvider
  pages: Hono | null
}

/** Stripe where its key is set; otherwise the built-in test provider, which is asked in the same way but in-process. */
export function createPaymentProvider(deps: { env: Env; db: Database; clock: Clock }): PaymentProviderSetup {
  const { stripe, publicUrl } = deps.env
  const callbackAddress = `${publicUrl}${CALLBACK_PATH}`
  if (stripe !== null) {
    const isTest = !/^(sk|rk)_live_/.test(stripe.secretKey)
    const mode = isTest ? 'stripe_test' : 'stripe'
    const dashboardOf = () => (isTest ? STRIPE_TEST_DASHBOARD : STRIPE_DASHBOARD)
    return {
      provider: createStripeProvider({
        ...{ ...stripe, mode, name: 'Stripe', isTest, callbackAddress, dashboardOf },
      }),
      pages: null,
    }
  }
  const testProvider = testProviderOf({ store: databaseStore(deps.db), now: () => deps.clock.now() })
  const api = createProviderApi(testProvider)
  const provider = createStripeProvider({
    ...{ mode: BUILT_IN, name: 'Test provider', isTest: true, callbackAddress, dashboardOf: dashboardPath },
    ...{ secretKey: 'sk_test_built_in', apiBase: null, clientId: null, webhookSecret: null },
    fetch: async (input, init) => api.request(new Request(input, init)),
  })
  return { provider, pages: createProviderPages(testProvider) }
}
