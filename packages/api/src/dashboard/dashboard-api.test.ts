import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { aDashboard, aSafetyAlert } from './dashboard-fixtures'

it.each([
  ['with nothing to do', aDashboard()],
  ['with somebody to speak with', aDashboard({ alerts: { total: 1, newest: [aSafetyAlert()] } })],
  [
    'as far as a person may see it',
    aDashboard({
      alerts: null,
      lowAuthorizations: null,
      unverifiedCoverage: null,
      claims: null,
      uninvoiced: null,
      overdue: null,
      drafts: null,
      month: null,
    }),
  ],
])('gets the practice’s day, %s', async (_what, day) => {
  const { api, http } = apiAnswering(day)
  expect(await api.dashboard.get({ practiceId: 'p' })).toEqual(day)
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/dashboard' }])
})
