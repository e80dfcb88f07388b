import type { Hono } from 'hono'
import { missing, onAccount, refused } from './api-call'
import { groupOf } from './form-fields'
import type { AccountState } from './provider-state'
import { chargeObject, isBlocked, refundObject, refundStatus } from './stripe-objects'
import type { TestProvider } from './test-provider'

/** Money that goes back to cards. */
export function refundRoutes(api: Hono, provider: TestProvider): void {
  onAccount(api, provider, ['POST', '/v1/refunds'], ({ account, state, fields }) => {
    const charge = fields.get('payment_intent') ?? ''
    const intent = state.intents[charge]
    if (intent?.status !== 'succeeded') return missing('payment_intent')
    if (isBlocked(state, charge)) return refused('charge_disputed', 'The charge is disputed.')
    const left = intent.amount - refundedOf(state, charge, provider.now())
    const amount = Number(fields.get('amount') ?? left)
    if (amount > left || left === 0) {
      return refused(
        'charge_already_refunded',
        left === 0
          ? 'This charge has already been refunded.'
          : 'This is more than is left of the charge to give back.',
      )
    }
    const id = provider.newId('re')
    state.refunds[id] = {
      ...{ charge, amount, created: Math.floor(provider.now().getTime() / 1000) },
      lastFour: state.methods[intent.method]?.lastFour ?? '',
      metadata: groupOf(fields, 'metadata'),
    }
    const object = refundObject(id, state.refunds[id], provider.now())
    provider.tell(account, 'charge.refunded', chargeObject(charge, intent))
    return { body: object }
  })

  onAccount(api, provider, ['GET', '/v1/refunds'], ({ state, fields }) => {
    const data = Object.entries(state.refunds)
      .filter(([, { charge }]) => charge === fields.get('payment_intent'))
      .map(([id, refund]) => refundObject(id, refund, provider.now()))
    return { body: { object: 'list', url: '/v1/refunds', has_more: false, data: data.toReversed() } }
  })
}

/** What of a charge was given back, or is on its way, in cents. */
const refundedOf = (state: AccountState, charge: string, now: Date): number =>
  Object.values(state.refunds)
    .filter((refund) => refund.charge === charge && refundStatus(refund, now) !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
