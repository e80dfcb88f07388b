import { expect, it } from 'vitest'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import { aMeasure, aMeasureBody } from './measures-fixtures'
import { MEASURES_MESSAGES } from './measures-messages'

const params = { practiceId: 'p', clientId: 'c' }
const path = '/api/v1/practices/p/clients/c/measures'

it('lists a client’s measures, of one kind alone if asked to', async () => {
  const page = aPage([aMeasure()])
  const { api, http } = apiAnswering(page)
  expect(await api.measures.list(params, { kind: 'phq9', limit: 10, cursor: 'next' })).toEqual(page)
  await api.measures.list(params)
  expect(http.sent).toMatchObject([
    { method: 'GET', path: `${path}?kind=phq9&limit=10&cursor=next`, bearer: 'a.b.c' },
    { method: 'GET', path },
  ])
})

it('records what a client answered, once for each idempotency key', async () => {
  const { api, http } = apiAnswering(aMeasure())
  expect(await api.measures.record(params, aMeasureBody(), { idempotencyKey: 'k' })).toMatchObject({
    score: 12,
    band: 'moderate',
  })
  expect(http.sent).toMatchObject([
    { method: 'POST', path, body: aMeasureBody(), idempotencyKey: 'k', csrf: 'csrf' },
  ])
})

it('says of the version that was read that it was recorded by mistake', async () => {
  const error = { reason: 'Another client’s', byName: 'Dr. Imani Cole', at: '2026-11-18T09:00:00Z' }
  const { api, http } = apiAnswering(aMeasure({ status: 'entered_in_error', error, version: 2 }))
  const body = { reason: 'Another client’s', version: 1 }
  expect(await api.measures.markError({ ...params, measureId: 'm' }, body)).toMatchObject({ version: 2 })
  expect(http.sent).toMatchObject([{ method: 'POST', path: `${path}/m/entered-in-error`, body }])
})

it('has a sentence for each call that fails without one of the server’s', () => {
  expect(MEASURES_MESSAGES).toEqual({
    list: 'Failed to load measures',
    record: 'Failed to record measure',
    acknowledge: 'Failed to save the conversation',
    markError: 'Failed to mark measure as entered in error',
  })
})
