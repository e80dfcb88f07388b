import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import type { App } from '../../http/app-env'
import { takeProviderEvent } from './take-provider-event'

/** Where the provider calls; no call of the contract, as nobody of ours makes it. */
const PATH = '/api/webhooks/stripe'

export function paymentEventsRoutes(app: App, deps: Deps): void {
  app.post(PATH, async (c) => {
    const event = await deps.paymentProvider.readEvent({
      body: await c.req.text(),
      signature: c.req.header('stripe-signature') ?? '',
      now: deps.clock.now(),
    })
    if (event === null)
      throw new AppError('malformed_request', 'This call is not signed by the payment provider.')
    await takeProviderEvent(deps, event, { requestId: c.get('requestId'), address: c.get('address') })
    return c.json({ success: true })
  })
}
