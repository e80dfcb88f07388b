import { expect, it } from 'vitest'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import { aClient, aClientInput, aClientSummary } from './clients-fixtures'

const params = { practiceId: 'p', clientId: 'c' }

it('lists clients with their filters', async () => {
  const page = aPage([aClientSummary()])
  const { api, http } = apiAnswering(page)
  expect(await api.clients.list(params, { q: 'vega', limit: 50, status: 'active' })).toEqual(page)
  expect(http.sent).toMatchObject([
    { method: 'GET', path: '/api/v1/practices/p/clients?q=vega&limit=50&status=active', bearer: 'a.b.c' },
  ])
})

it('gets one client', async () => {
  const { api, http } = apiAnswering(aClient())
  expect(await api.clients.get(params)).toEqual(aClient())
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/clients/c' }])
})

it('adds a client, once for each idempotency key', async () => {
  const { api, http } = apiAnswering(aClient())
  expect(await api.clients.create(params, aClientInput(), { idempotencyKey: 'k' })).toEqual(aClient())
  expect(http.sent).toMatchObject([
    {
      method: 'POST',
      path: '/api/v1/practices/p/clients',
      body: aClientInput(),
      idempotencyKey: 'k',
      csrf: 'csrf',
    },
  ])
})

it('imports clients, once for each idempotency key, with more time than other calls have', async () => {
  const report = { isDryRun: false, added: 1, refused: [{ row: 1, reasons: [{ path: '', message: 'No' }] }] }
  const { api, http } = apiAnswering(report)
  const body = { rows: [aClientInput(), {}], isDryRun: false }
  expect(await api.clients.import(params, body, { idempotencyKey: 'k' })).toEqual(report)
  expect(http.sent).toMatchObject([
    {
      method: 'POST',
      path: '/api/v1/practices/p/clients/import',
      body,
      idempotencyKey: 'k',
      timeoutMs: 120_000,
    },
  ])
})

it('updates a client on the version that was edited', async () => {
  const { api, http } = apiAnswering(aClient({ version: 2 }))
  const body = { ...aClientInput(), version: 1 }
  expect(await api.clients.update(params, body)).toMatchObject({ version: 2 })
  expect(http.sent).toMatchObject([{ method: 'PUT', path: '/api/v1/practices/p/clients/c', body }])
})
