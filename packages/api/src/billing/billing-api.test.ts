import { expect, it } from 'vitest'
import { createCall } from '../http/call'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import { createRecordingHttp } from '../testing/recording-http'
import { createBillingApi } from './billing-api'
import { aBillingHome, aClientCredit } from './billing-fixtures'
import { billingListFileName } from './billing-lists'
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

it('saves a list as a file, narrowed like the list', async () => {
  const file = { bytes: new Uint8Array([1]), contentType: 'text/csv', fileName: 'named.csv' }
  const http = createRecordingHttp(() => file)
  const billing = createBillingApi(createCall(http))
  const query = { filter: 'overdue', q: 'vega' } as const
  expect(await billing.exportList({ practiceId: 'p', list: 'invoices' }, query)).toEqual(file)
  const address = '/api/v1/practices/p/billing/lists/invoices/file?filter=overdue&q=vega'
  expect(http.sent).toMatchObject([{ method: 'GET', path: address, answer: 'file' }])
})

it('names the file of a list for the list and the day', () => {
  expect(billingListFileName('credits', '2026-11-17')).toBe('credits-2026-11-17.csv')
})

it('has a sentence for when the server gives none', () => {
  expect(BILLING_MESSAGES.home).toBe('Failed to load billing')
  expect(BILLING_MESSAGES.exportList).toBe('Failed to export list')
})
