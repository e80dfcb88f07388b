import type { Hono } from 'hono'
import { missing, onAccount } from './api-call'
import { disputeByCard } from './dispute-routes'
import type { TestProvider } from './test-provider'
import { groupOf } from './form-fields'
import type { IntentState } from './provider-state'
import { intentObject } from './stripe-objects'
import { TEST_CARDS } from './test-cards'

/** Charges of cards that are on file. */
export function intentRoutes(api: Hono, provider: TestProvider): void {
  onAccount(api, provider, ['POST', '/v1/payment_intents'], ({ account, state, fields }) => {
    const method = fields.get('payment_method') ?? ''
    const customer = fields.get('customer') ?? ''
    if (state.methods[method]?.customer !== customer) return missing('payment method')
    const { lastFour } = state.methods[method]
    const refusal = TEST_CARDS.find((card) => card.lastFour === lastFour)?.refusal ?? null
    const id = provider.newId('pi')
    const intent: IntentState = {
      ...{ customer, method, refusal },
      amount: Number(fields.get('amount')),
      currency: fields.get('currency') ?? '',
      status: refusal === null ? 'succeeded' : 'requires_payment_method',
      created: Math.floor(provider.now().getTime() / 1000),
      metadata: groupOf(fields, 'metadata'),
    }
    state.intents[id] = intent
    const object = intentObject(id, intent)
    provider.tell(account, `payment_intent.${refusal === null ? 'succeeded' : 'payment_failed'}`, object)
    disputeByCard(provider, { account, state, charge: id })
    if (refusal === null) return { body: object }
    return { status: 402, body: { error: { type: 'card_error', ...refusal, payment_intent: object } } }
  })

  onAccount(api, provider, ['GET', '/v1/payment_intents'], ({ state, fields }) => {
    const intents = Object.entries(state.intents).filter(
      ([, { customer }]) => customer === fields.get('customer'),
    )
    const data = intents.toReversed().map(([id, intent]) => intentObject(id, intent))
    return { body: { object: 'list', url: '/v1/payment_intents', has_more: false, data } }
  })
}
