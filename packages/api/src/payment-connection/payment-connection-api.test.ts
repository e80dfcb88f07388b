import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { aPaymentCallback, aPaymentConnection } from './payment-connection-fixtures'
import { PAYMENT_CONNECTION_MESSAGES } from './payment-connection-messages'

const path = '/api/v1/practices/p/payment-connection'

it('asks how a practice is connected', async () => {
  const { api, http } = apiAnswering(aPaymentConnection())
  expect(await api.paymentConnection.get({ practiceId: 'p' })).toEqual(aPaymentConnection())
  expect(http.sent).toMatchObject([{ method: 'GET', path }])
})

it('asks for the address to connect at, and gives the account up', async () => {
  const address = 'https://connect.stripe.example/setup/1'
  const connecting = apiAnswering({ address })
  expect(await connecting.api.paymentConnection.connect({ practiceId: 'p' })).toEqual({ address })
  expect(connecting.http.sent).toMatchObject([{ method: 'POST', path: `${path}/connect` }])
  const { api, http } = apiAnswering(aPaymentConnection({ state: 'disconnected' }))
  expect(await api.paymentConnection.disconnect({ practiceId: 'p' })).toMatchObject({ state: 'disconnected' })
  expect(http.sent).toMatchObject([{ method: 'POST', path: `${path}/disconnect` }])
})

it('sends what came with the way back in the body, never in the address', async () => {
  const { api, http } = apiAnswering(aPaymentCallback())
  const body = { state: 's', code: 'c' }
  expect(await api.paymentConnection.takeCallback({ orgId: 'o' }, body)).toEqual(aPaymentCallback())
  expect(http.sent).toMatchObject([
    { method: 'POST', path: '/api/v1/organizations/o/payment-callback', body },
  ])
})

it('has a sentence for when the server gives none', () => {
  expect(PAYMENT_CONNECTION_MESSAGES).toEqual({
    get: 'Failed to load billing settings',
    connect: 'Failed to connect Stripe',
    disconnect: 'Failed to disconnect Stripe',
  })
})
