import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { aHoliday, aHolidayInput, aPublicHoliday } from './holidays-fixtures'
import { HOLIDAYS_MESSAGES } from './holidays-messages'

const params = { practiceId: 'p', holidayId: 'h' }

it('lists the holidays, all or those of a range', async () => {
  const { api, http } = apiAnswering([aHoliday()])
  expect(await api.holidays.list(params)).toEqual([aHoliday()])
  await api.holidays.list(params, { startDate: '2026-01-01', endDate: '2026-12-31' })
  await api.holidays.list(params, { startDate: '2026-01-01' })
  const path = '/api/v1/practices/p/holidays'
  expect(http.sent).toMatchObject([
    { method: 'GET', path },
    { method: 'GET', path: `${path}?startDate=2026-01-01&endDate=2026-12-31` },
    { method: 'GET', path: `${path}?startDate=2026-01-01` },
  ])
})

it('adds a holiday, once for each idempotency key', async () => {
  const { api, http } = apiAnswering(aHoliday())
  const body = aHolidayInput()
  expect(await api.holidays.create(params, body, { idempotencyKey: 'k' })).toEqual(aHoliday())
  expect(http.sent).toMatchObject([
    { method: 'POST', path: '/api/v1/practices/p/holidays', body, idempotencyKey: 'k', csrf: 'csrf' },
  ])
})

it('updates a holiday on the version that was edited', async () => {
  const { api, http } = apiAnswering(aHoliday({ version: 2 }))
  const body = { ...aHolidayInput(), version: 1 }
  expect(await api.holidays.update(params, body)).toMatchObject({ version: 2 })
  expect(http.sent).toMatchObject([{ method: 'PUT', path: '/api/v1/practices/p/holidays/h', body }])
})

it('deletes a holiday', async () => {
  const { api, http } = apiAnswering(null)
  await api.holidays.remove(params)
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: '/api/v1/practices/p/holidays/h' }])
  expect(http.sent[0]?.body).toBeUndefined()
})

it('lists the countries, and a year’s public holidays of one or of a region', async () => {
  const found = { regions: [{ code: 'OR', name: 'Oregon' }], holidays: [aPublicHoliday()] }
  const { api, http } = apiAnswering(found)
  await expect(api.holidays.listCountries(params)).rejects.toThrow()
  expect(await api.holidays.listPublic(params, { country: 'US', year: 2026 })).toEqual(found)
  await api.holidays.listPublic(params, { country: 'US', region: 'OR', year: 2027 })
  const path = '/api/v1/practices/p/public-holidays'
  expect(http.sent).toMatchObject([
    { method: 'GET', path: `${path}/countries` },
    { method: 'GET', path: `${path}?country=US&year=2026` },
    { method: 'GET', path: `${path}?country=US&region=OR&year=2027` },
  ])
})

it('adds several holidays, once for each idempotency key', async () => {
  const { api, http } = apiAnswering([aHoliday()])
  const body = { holidays: [aHolidayInput()] }
  expect(await api.holidays.addAll(params, body, { idempotencyKey: 'k' })).toEqual([aHoliday()])
  expect(http.sent).toMatchObject([
    { method: 'POST', path: '/api/v1/practices/p/public-holidays', body, idempotencyKey: 'k' },
  ])
})

it('has the specification’s fallbacks', () => {
  expect(HOLIDAYS_MESSAGES).toEqual({
    list: 'Failed to load holidays',
    create: 'Failed to add holiday',
    update: 'Failed to update holiday',
    remove: 'Failed to delete holiday',
  })
})
