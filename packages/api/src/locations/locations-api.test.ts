import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { aLocation } from './locations-fixtures'
import { LOCATIONS_MESSAGES } from './locations-messages'

it('lists the active locations', async () => {
  const { api, http } = apiAnswering([aLocation()])
  expect(await api.locations.listActive({ practiceId: 'p' })).toEqual([aLocation()])
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/locations/active' }])
})

it('has the specification’s fallbacks', () => {
  expect(LOCATIONS_MESSAGES).toEqual({
    list: 'Failed to load locations',
    create: 'Failed to add location',
    update: 'Failed to update location',
    remove: 'Failed to delete location',
    setPrimary: 'Failed to set primary location',
  })
})
