import { expect, it } from 'vitest'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import {
  aDecideRemittanceBody,
  anImportRemittancesBody,
  aRemittance,
  aRemittanceDetails,
  aTypedRemittance,
  someImportedRemittances,
} from './remittances-fixtures'
import { REMITTANCES_MESSAGES } from './remittances-messages'

const base = '/api/v1/practices/p/remittances'
const one = { practiceId: 'p', remittanceId: 'r' }

it('lists remittances of one state', async () => {
  const page = aPage([aRemittance()])
  const { api, http } = apiAnswering(page)
  expect(await api.remittances.list({ practiceId: 'p' }, { state: 'needs_review' })).toEqual(page)
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}?state=needs_review` }])
})

it('gets one with what it says', async () => {
  const { api, http } = apiAnswering(aRemittanceDetails())
  expect(await api.remittances.get(one)).toEqual(aRemittanceDetails())
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}/r` }])
})

it('imports a file, once for each idempotency key', async () => {
  const { api, http } = apiAnswering(someImportedRemittances())
  const body = anImportRemittancesBody()
  expect(await api.remittances.importFile({ practiceId: 'p' }, body, { idempotencyKey: 'k' })).toEqual(
    someImportedRemittances(),
  )
  expect(http.sent).toMatchObject([{ method: 'POST', path: base, body, idempotencyKey: 'k' }])
})

it('saves what a person decided', async () => {
  const { api, http } = apiAnswering(aRemittanceDetails())
  const body = aDecideRemittanceBody()
  expect(await api.remittances.decide(one, body)).toEqual(aRemittanceDetails())
  expect(http.sent).toMatchObject([{ method: 'PUT', path: `${base}/r/decisions`, body }])
})

it('keeps one that was typed in, once for each idempotency key, and puts it right', async () => {
  const { api, http } = apiAnswering(aRemittanceDetails({ fileName: null }))
  const body = aTypedRemittance()
  await api.remittances.type({ practiceId: 'p' }, body, { idempotencyKey: 'k' })
  await api.remittances.retype(one, { ...body, version: 1 })
  expect(http.sent).toMatchObject([
    { method: 'POST', path: `${base}/typed`, body, idempotencyKey: 'k' },
    { method: 'PUT', path: `${base}/r/typed`, body: { ...body, version: 1 } },
  ])
})

it('deletes one that was typed in, on the version that was looked at', async () => {
  const { api, http } = apiAnswering(null)
  await api.remittances.remove(one, { version: 3 })
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: `${base}/r?version=3` }])
})

it('has the sentence of the specification for a file that can’t be imported', () => {
  expect(REMITTANCES_MESSAGES.importFile).toBe('Failed to import file')
})
