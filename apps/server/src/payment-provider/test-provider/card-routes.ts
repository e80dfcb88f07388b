import type { Hono } from 'hono'
import { missing, onAccount } from './api-call'
import type { TestProvider } from './test-provider'
import { groupOf } from './form-fields'
import { methodObject, sessionObject } from './stripe-objects'

/** Customers, the sessions of Checkout in which a card is kept, and the cards. */
export function cardRoutes(api: Hono, provider: TestProvider): void {
  onAccount(api, provider, ['POST', '/v1/customers'], ({ state }) => {
    const id = provider.newId('cus')
    state.customers.push(id)
    return { body: { id, object: 'customer' } }
  })

  onAccount(api, provider, ['POST', '/v1/checkout/sessions'], ({ account, state, fields }) => {
    const customer = fields.get('customer') ?? ''
    if (!state.customers.includes(customer)) return missing('customer')
    const id = provider.newId('cs')
    state.sessions[id] = {
      ...{ customer, status: 'open', method: null },
      successUrl: fields.get('success_url') ?? '',
      cancelUrl: fields.get('cancel_url') ?? '',
      metadata: groupOf(fields, 'metadata'),
    }
    return { body: sessionObject(id, state, `/test-provider/checkout/${account}/${id}`) }
  })

  onAccount(api, provider, ['GET', '/v1/checkout/sessions/:id'], ({ state, params: { id = '' } }) =>
    state.sessions[id] === undefined ? missing('checkout session') : { body: sessionObject(id, state, null) },
  )

  onAccount(api, provider, ['POST', '/v1/payment_methods/:id/detach'], ({ state, params: { id = '' } }) => {
    const method = state.methods[id]
    if (method === undefined || method.customer === null) return missing('payment method')
    method.customer = null
    return { body: methodObject(id, state) }
  })
}
