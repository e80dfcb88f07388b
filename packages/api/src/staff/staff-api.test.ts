import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { aClinician } from './staff-fixtures'

it('lists who can hold appointments', async () => {
  const { api, http } = apiAnswering([aClinician()])
  expect(await api.staff.listClinicians({ practiceId: 'p' })).toEqual([aClinician()])
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/clinicians' }])
})
