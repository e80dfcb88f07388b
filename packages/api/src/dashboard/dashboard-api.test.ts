import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { aDashboard } from './dashboard-fixtures'

it('gets the practice’s day', async () => {
  const { api, http } = apiAnswering(aDashboard())
  expect(await api.dashboard.get({ practiceId: 'p' })).toEqual(aDashboard())
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/dashboard' }])
})
