import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { aPaymentDifference, aPayout, aPayoutWithLines } from './payouts-fixtures'

it('lists payouts by pages, of some days', async () => {
  const page = { items: [aPayout()], nextCursor: null, total: 1 }
  const { api, http } = apiAnswering(page)
  expect(await api.payouts.list({ practiceId: 'p' }, { limit: 25, from: '2026-11-01' })).toEqual(page)
  expect(http.sent).toMatchObject([
    { method: 'GET', path: '/api/v1/practices/p/payouts?limit=25&from=2026-11-01' },
  ])
})

it('reads one payout with its lines', async () => {
  const { api, http } = apiAnswering(aPayoutWithLines())
  expect(await api.payouts.get({ practiceId: 'p', payoutId: 'o' })).toEqual(aPayoutWithLines())
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/payouts/o' }])
})

it('reads in what the two books differ', async () => {
  const known = { items: [aPaymentDifference()], comparedAt: null, currency: 'USD' }
  const { api, http } = apiAnswering(known)
  expect(await api.payouts.differences({ practiceId: 'p' })).toEqual(known)
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/payment-differences' }])
})
