import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { aService } from './services-fixtures'

it('lists the practice’s services', async () => {
  const { api, http } = apiAnswering([aService()])
  expect(await api.services.list({ practiceId: 'p' })).toEqual([aService()])
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/services' }])
})
