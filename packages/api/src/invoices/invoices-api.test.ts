import { expect, it } from 'vitest'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import {
  aClientCreditBody,
  anAppliedCredit,
  anInvoice,
  anInvoiceInput,
  anInvoiceSummary,
  someInvoiceTotals,
} from './invoices-fixtures'

const base = '/api/v1/practices/p/invoices'
const params = { practiceId: 'p', invoiceId: 'i' }

it('lists invoices with their filter', async () => {
  const page = aPage([anInvoiceSummary()])
  const { api, http } = apiAnswering(page)
  expect(await api.invoices.list(params, { filter: 'overdue' })).toEqual(page)
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}?filter=overdue` }])
})

it('gets the totals', async () => {
  const { api, http } = apiAnswering(someInvoiceTotals())
  expect(await api.invoices.totals(params, { q: 'vega' })).toEqual(someInvoiceTotals())
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}/totals?q=vega` }])
})

it.each([
  ['get', 'GET', `${base}/i`, undefined],
  ['create', 'POST', base, anInvoiceInput()],
  ['update', 'PUT', `${base}/i`, { ...anInvoiceInput(), version: 1 }],
  ['issue', 'POST', `${base}/i/issue`, { version: 1 }],
  ['voidIssued', 'POST', `${base}/i/void`, { version: 2 }],
] as const)('can %s one: %s %s', async (verb, method, path, body) => {
  const { api, http } = apiAnswering(anInvoice())
  const call = api.invoices[verb] as (params: object, body?: unknown) => Promise<unknown>
  expect(await (body === undefined ? call(params) : call(params, body))).toEqual(anInvoice())
  expect(http.sent).toMatchObject([body === undefined ? { method, path } : { method, path, body }])
})

it('puts credit on several invoices, once for each idempotency key', async () => {
  const { api, http } = apiAnswering(anAppliedCredit())
  const path = { practiceId: 'p', clientId: 'c' }
  const sent = api.invoices.applyClientCredit(path, aClientCreditBody(), { idempotencyKey: 'k' })
  expect(await sent).toEqual(anAppliedCredit())
  expect(http.sent).toMatchObject([
    {
      ...{ method: 'POST', path: '/api/v1/practices/p/clients/c/apply-credit' },
      ...{ body: aClientCreditBody(), idempotencyKey: 'k' },
    },
  ])
})

it('deletes a draft, and answers nothing', async () => {
  const { api, http } = apiAnswering(null)
  await expect(api.invoices.remove(params)).resolves.toBeUndefined()
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: `${base}/i` }])
})
