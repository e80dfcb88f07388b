import type { Hono } from 'hono'
import { type ApiAnswer, missing, onAccount, refused } from './api-call'
import { groupOf } from './form-fields'
import type { AccountState } from './provider-state'
import { chargeObject, isBlocked, refundObject, refundStatus } from './stripe-objects'
import type { TestProvider } from './test-provider'

/** What is to go back of a charge; without `amount` all that is left. */
interface RefundOrder {
  account: string
  state: AccountState
  charge: string
  amount: number | null
  metadata: Record<string, string>
}

/** Gives money of a charge back to its card, or says why not. */
export function refundCharge(
  provider: Pick<TestProvider, 'now' | 'newId' | 'tell'>,
  { account, state, charge, amount: wanted, metadata }: RefundOrder,
): ApiAnswer {
  const intent = state.intents[charge]
  if (intent?.status !== 'succeeded') return missing('payment_intent')
  if (isBlocked(state, charge)) return refused('charge_disputed', 'The charge is disputed.')
  const left = leftOf(state, charge, provider.now())
  const amount = wanted ?? left
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
    ...{ charge, amount, created: Math.floor(provider.now().getTime() / 1000), metadata },
    lastFour: state.methods[intent.method]?.lastFour ?? '',
  }
  const object = refundObject(id, state.refunds[id], provider.now())
  provider.tell(account, 'charge.refunded', chargeObject(charge, intent))
  return { body: object }
}

/** Money that goes back to cards. */
export function refundRoutes(api: Hono, provider: TestProvider): void {
  onAccount(api, provider, ['POST', '/v1/refunds'], ({ account, state, fields }) => {
    const amount = fields.get('amount')
    return refundCharge(provider, {
      ...{ account, state, charge: fields.get('payment_intent') ?? '' },
      amount: amount === undefined ? null : Number(amount),
      metadata: groupOf(fields, 'metadata'),
    })
  })

  onAccount(api, provider, ['GET', '/v1/refunds'], ({ state, fields }) => {
    const data = Object.entries(state.refunds)
      .filter(([, { charge }]) => charge === fields.get('payment_intent'))
      .map(([id, refund]) => refundObject(id, refund, provider.now()))
    return { body: { object: 'list', url: '/v1/refunds', has_more: false, data: data.toReversed() } }
  })
}

/** What of a charge neither was given back nor is on its way, in cents. */
export const leftOf = (state: AccountState, charge: string, now: Date): number =>
  Object.values(state.refunds)
    .filter((refund) => refund.charge === charge && refundStatus(refund, now) !== 'failed')
    .reduce((left, { amount }) => left - amount, state.intents[charge]?.amount ?? 0)
