import type { Hono } from 'hono'
import { onAccount } from './api-call'
import { makePayouts } from './payout-routes'
import type { AccountState } from './provider-state'
import { disputeObject, intentObject, payoutObject, refundObject } from './stripe-objects'
import type { TestProvider } from './test-provider'

/** What has happened, as far as it can be told from what became of it. */
export function eventRoutes(api: Hono, provider: TestProvider): void {
  onAccount(api, provider, ['GET', '/v1/events'], ({ account, state, fields }) => {
    makePayouts(provider, account, state)
    const since = Number(fields.get('created[gte]') ?? 0)
    const data = happened(state, provider.now())
      .filter(({ created }) => created >= since)
      .toSorted((one, other) => other.created - one.created)
    return { body: { object: 'list', url: '/v1/events', has_more: false, data } }
  })
}

/** All that would have been told of an account until now. */
export const happened = ({ intents, refunds, disputes, payouts }: AccountState, now: Date) => [
  ...Object.entries(intents).map(([id, intent]) => {
    const object = intentObject(id, intent)
    const type = `payment_intent.${intent.status === 'succeeded' ? 'succeeded' : 'payment_failed'}`
    return event({ id, status: intent.status, type, created: intent.created, object })
  }),
  ...Object.entries(refunds).map(([id, refund]) => {
    const object = refundObject(id, refund, now)
    return event({ id, status: object.status, type: 'refund.updated', created: refund.created, object })
  }),
  ...Object.entries(disputes).map(([id, dispute]) => {
    const { status, created } = dispute
    return event({ id, status, type: 'charge.dispute.updated', created, object: disputeObject(id, dispute) })
  }),
  ...Object.entries(payouts).map(([id, payout]) => {
    const object = payoutObject(id, payout)
    return event({
      id,
      status: object.status,
      type: `payout.${object.status}`,
      created: payout.created,
      object,
    })
  }),
]

/** One event for each state that something was seen in. */
const event = ({ id, status, object, ...known }: Happened) => ({
  ...known,
  id: `evt_${id}_${status}`,
  object: 'event',
  data: { object },
})

interface Happened {
  id: string
  status: string
  type: string
  created: number
  object: unknown
}
