import type { Hono } from 'hono'
import { missing, onAccount, refused } from './api-call'
import type { TestProvider } from './test-provider'
import { type FormFields, groupOf } from './form-fields'
import type { PaymentState, SessionState } from './provider-state'
import { methodObject, sessionObject } from './stripe-objects'

const PRICE = 'line_items[0][price_data]'

/** What a client is to pay, as the call says it. */
const paymentOf = (fields: FormFields): PaymentState => ({
  amount: Number(fields.get(`${PRICE}[unit_amount]`)),
  currency: fields.get(`${PRICE}[currency]`) ?? '',
  words: fields.get(`${PRICE}[product_data][name]`) ?? '',
  expiresAt: Number(fields.get('expires_at')),
  metadata: groupOf(fields, 'payment_intent_data[metadata]'),
  intent: null,
})

/** A page on which nobody paid in time can't be paid on any more. */
export function endIfLate(session: SessionState, now: Date): void {
  const { status, payment } = session
  if (status === 'open' && payment !== undefined && now.getTime() / 1000 >= payment.expiresAt) {
    session.status = 'expired'
  }
}

/** Customers, the sessions of Checkout in which a card is kept or a client pays, and the cards. */
export function cardRoutes(api: Hono, provider: TestProvider): void {
  onAccount(api, provider, ['POST', '/v1/customers'], ({ state }) => {
    const id = provider.newId('cus')
    state.customers.push(id)
    return { body: { id, object: 'customer' } }
  })

  onAccount(api, provider, ['POST', '/v1/checkout/sessions'], ({ account, state, fields }) => {
    const isPayment = fields.get('mode') === 'payment'
    const customer = fields.get('customer') ?? ''
    if (!isPayment && !state.customers.includes(customer)) return missing('customer')
    const id = provider.newId('cs')
    state.sessions[id] = {
      ...{ customer, status: 'open', method: null },
      successUrl: fields.get('success_url') ?? '',
      cancelUrl: fields.get('cancel_url') ?? '',
      metadata: groupOf(fields, 'metadata'),
      ...(isPayment && { payment: paymentOf(fields) }),
    }
    return {
      body: sessionObject(id, state, `/test-provider/${isPayment ? 'pay' : 'checkout'}/${account}/${id}`),
    }
  })

  onAccount(api, provider, ['GET', '/v1/checkout/sessions/:id'], ({ state, params: { id = '' } }) => {
    const session = state.sessions[id]
    if (session === undefined) return missing('checkout session')
    endIfLate(session, provider.now())
    return { body: sessionObject(id, state, null) }
  })

  onAccount(api, provider, ['POST', '/v1/checkout/sessions/:id/expire'], ({ account, state, params }) => {
    const { id = '' } = params
    const session = state.sessions[id]
    if (session === undefined) return missing('checkout session')
    endIfLate(session, provider.now())
    if (session.status !== 'open') {
      return refused('checkout_session_not_open', 'Only an open session can be expired.')
    }
    session.status = 'expired'
    provider.tell(account, 'checkout.session.expired', sessionObject(id, state, null))
    return { body: sessionObject(id, state, null) }
  })

  onAccount(api, provider, ['POST', '/v1/payment_methods/:id/detach'], ({ state, params: { id = '' } }) => {
    const method = state.methods[id]
    if (method === undefined || method.customer === null) return missing('payment method')
    method.customer = null
    return { body: methodObject(id, state) }
  })
}
