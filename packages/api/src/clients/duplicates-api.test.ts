import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { aDuplicate } from './clients-fixtures'

const two = { practiceId: 'p', clientId: 'c', otherClientId: 'o' }

it('lists those who may be there twice, and those who were said not to be', async () => {
  const { api, http } = apiAnswering({ items: [aDuplicate()], nextCursor: null, total: 1 })
  const page = await api.duplicates.list({ practiceId: 'p' }, { state: 'not_duplicates', limit: 20 })
  expect(page.items).toEqual([aDuplicate()])
  expect(http.sent).toMatchObject([
    { method: 'GET', path: '/api/v1/practices/p/duplicates?state=not_duplicates&limit=20' },
  ])
})

it('records that two are not one person, and takes that back', async () => {
  const { api, http } = apiAnswering(null)
  await api.duplicates.markNotDuplicates(two)
  await api.duplicates.unmarkNotDuplicates(two)
  const path = '/api/v1/practices/p/clients/c/not-duplicates/o'
  expect(http.sent).toMatchObject([
    { method: 'PUT', path },
    { method: 'DELETE', path },
  ])
})
