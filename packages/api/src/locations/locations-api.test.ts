import { expect, it } from 'vitest'
import { aHoliday } from '../holidays/holidays-fixtures'
import { apiAnswering } from '../testing/api-for'
import { LocationInput } from './locations-contract'
import { aLocation, aLocationInput } from './locations-fixtures'
import { LOCATIONS_MESSAGES } from './locations-messages'

const params = { practiceId: 'p', locationId: 'l' }
const typed = aLocationInput({ phone: '(518) 555-0110', fax: '+1 518-555-0199' })
const digits = { phone: '5185550110', fax: '15185550199' }

it('lists all locations, or the active ones', async () => {
  const { api, http } = apiAnswering([aLocation()])
  expect(await api.locations.list(params)).toEqual([aLocation()])
  expect(await api.locations.listActive(params)).toEqual([aLocation()])
  expect(http.sent).toMatchObject([
    { method: 'GET', path: '/api/v1/practices/p/locations' },
    { method: 'GET', path: '/api/v1/practices/p/locations/active' },
  ])
})

it('adds a location with the digits of its phone and fax, once for each idempotency key', async () => {
  const { api, http } = apiAnswering(aLocation())
  const body = { ...typed, isPrimary: true }
  expect(await api.locations.create(params, body, { idempotencyKey: 'k' })).toEqual(aLocation())
  expect(http.sent).toMatchObject([
    { method: 'POST', path: '/api/v1/practices/p/locations', idempotencyKey: 'k', csrf: 'csrf' },
  ])
  expect(http.sent[0]?.body).toEqual({ ...body, ...digits })
})

it('updates a location with the digits of its phone and fax, on the version that was edited', async () => {
  const { api, http } = apiAnswering(aLocation({ version: 3 }))
  expect(await api.locations.update(params, { ...typed, version: 2 })).toMatchObject({ version: 3 })
  expect(http.sent).toMatchObject([{ method: 'PUT', path: '/api/v1/practices/p/locations/l' }])
  expect(http.sent[0]?.body).toEqual({ ...typed, ...digits, version: 2 })
})

it('deletes a location', async () => {
  const { api, http } = apiAnswering(null)
  await api.locations.remove(params)
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: '/api/v1/practices/p/locations/l' }])
})

it('asks whether a location may be deleted', async () => {
  const { api, http } = apiAnswering(null)
  await api.locations.checkRemoval(params)
  const path = '/api/v1/practices/p/locations/l/removal-check'
  expect(http.sent).toMatchObject([{ method: 'GET', path }])
})

it('makes a location the primary one', async () => {
  const { api, http } = apiAnswering(aLocation())
  expect(await api.locations.setPrimary(params)).toEqual(aLocation())
  expect(http.sent).toMatchObject([{ method: 'PUT', path: '/api/v1/practices/p/locations/l/set-primary' }])
  expect(http.sent[0]?.body).toBeUndefined()
})

it('lists a location’s holidays, all or those of a range', async () => {
  const { api, http } = apiAnswering([aHoliday()])
  expect(await api.locations.holidays(params)).toEqual([aHoliday()])
  await api.locations.holidays(params, { endDate: '2026-12-31' })
  const path = '/api/v1/practices/p/locations/l/holidays'
  expect(http.sent).toMatchObject([
    { method: 'GET', path },
    { method: 'GET', path: `${path}?endDate=2026-12-31` },
  ])
})

it('is in the USA unless it says otherwise', () => {
  const address = { street: '', city: '', state: '', zipCode: '' }
  expect(LocationInput.parse({ ...aLocationInput(), address }).address.country).toBe('USA')
})

it.each(['(518) 555-0110', '123456', '1234567890123456', '５１８５５５０１１０', '518555011x'])(
  'takes no phone like %j over the wire',
  (phone) => {
    expect(LocationInput.safeParse(aLocationInput({ phone })).success).toBe(false)
    expect(LocationInput.safeParse(aLocationInput({ fax: phone })).success).toBe(false)
  },
)

it('has the specification’s fallbacks', () => {
  expect(LOCATIONS_MESSAGES).toEqual({
    list: 'Failed to load locations',
    create: 'Failed to add location',
    update: 'Failed to update location',
    remove: 'Failed to delete location',
    setPrimary: 'Failed to set primary location',
    holidays: 'Failed to load holidays',
  })
})
