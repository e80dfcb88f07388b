import { expect, it } from 'vitest'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import { aBillingHome, aClientCredit } from './billing-fixtures'
import { BILLING_MESSAGES } from './billing-messages'

it('gets the figures of the practice’s billing', async () => {
  const home = aBillingHome({
    deposits: { totalCents: 500, count: 1, byMethod: [{ method: 'cash', cents: 500, count: 1 }] },
  })
  const { api, http } = apiAnswering(home)
  expect(await api.billing.home({ practiceId: 'p' })).toEqual(home)
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/billing' }])
})

it('lists the clients who have credit', async () => {
  const page = { ...aPage([aClientCredit()]), creditCents: 5000 }
  const { api, http } = apiAnswering(page)
  expect(await api.billing.credits({ practiceId: 'p' }, { q: 'vega' })).toEqual(page)
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/billing/credits?q=vega' }])
})

it('has a sentence for when the server gives none', () => {
  expect(BILLING_MESSAGES.home).toBe('Failed to load billing')
})
