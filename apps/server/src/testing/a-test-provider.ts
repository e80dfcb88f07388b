import { createHmac } from 'node:crypto'
import type { Clock } from '../deps'
import { createStripeProvider, type StripeSettings } from '../payment-provider/stripe/create-stripe-provider'
import { createProviderApi } from '../payment-provider/test-provider/create-provider-api'
import { type TestProviderEvent, testProviderOf } from '../payment-provider/test-provider/test-provider'
import { memoryStore } from '../payment-provider/test-provider/provider-state'
import { dashboardPath } from '../payment-provider/test-provider/dashboard-page'
import { createProviderPages } from '../payment-provider/test-provider/provider-pages'

const WEBHOOK_SECRET = 'whsec_tests'

/** How the line to the provider fails: before the provider hears of a call, or after it has done it. */
type Fault = 'lost_call' | 'lost_answer'

/** The test provider as tests use it: through the real package, and with a line that can be cut. */
export function aTestProvider(clock: Clock, overrides: Partial<StripeSettings> = {}) {
  const events: TestProviderEvent[] = []
  const faults: Fault[] = []
  const others: (() => Promise<unknown>)[] = []
  const store = memoryStore()
  const itself = testProviderOf({ store, now: () => clock.now(), onEvent: (event) => events.push(event) })
  const api = createProviderApi(itself)
  const pages = createProviderPages(itself)
  const line: typeof fetch = async (input, init) => {
    await others.shift()?.()
    const fault = faults.shift()
    if (fault === 'lost_call') throw new TypeError('fetch failed')
    const answer = await api.request(new Request(input, init))
    if (fault === 'lost_answer') throw new TypeError('fetch failed')
    return answer
  }
  const settings = {
    ...{ mode: 'tests', name: 'Stripe', isTest: true, apiBase: null, secretKey: 'sk_test_tests' },
    ...{ clientId: null, webhookSecret: WEBHOOK_SECRET, fetch: line, dashboardOf: dashboardPath },
    callbackAddress: 'https://oaklet.example/billing/stripe-callback',
    ...overrides,
  }
  return {
    provider: createStripeProvider(settings),
    /** The same over a line of its own, which is never cut. */
    own: createStripeProvider({
      ...settings,
      fetch: async (input, init) => api.request(new Request(input, init)),
    }),
    pages,
    api,
    store,
    itself,
    /** What the provider tells of, in the order in which it happened. */
    events,
    /** What happens to the next calls, one after another; those after them get through. */
    cut: (...next: Fault[]) => void faults.push(...next),
    /** What somebody else does while the provider is asked next. */
    meanwhile: (act: () => Promise<unknown>) => void others.push(act),
    /** From now on every call gets through. */
    mend: () => void faults.splice(0),
    /** Sends the form of one of the provider's pages; where that leads, or its status. */
    visit: async (address: string, form: Record<string, string>): Promise<string> => {
      const answer = await pages.request(address, { method: 'POST', body: new URLSearchParams(form) })
      return answer.headers.get('location') ?? String(answer.status)
    },
    /** A call of the webhook, signed at that moment, or with another secret. */
    signed: (event: object, { at = clock.now(), secret = WEBHOOK_SECRET } = {}) => {
      const body = JSON.stringify(event)
      const seconds = Math.floor(at.getTime() / 1000)
      const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
      return { method: 'POST', body, headers: { 'Stripe-Signature': `t=${seconds},v1=${signature}` } }
    },
  }
}

export type TestPaymentProvider = ReturnType<typeof aTestProvider>
