import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { ServiceInput } from './service-changes-contract'
import { aService, aServiceInput } from './services-fixtures'
import { SERVICES_MESSAGES } from './services-messages'

const path = '/api/v1/practices/p/services'
const params = { practiceId: 'p', serviceId: 's' }

it('lists the practice’s services', async () => {
  const { api, http } = apiAnswering([aService()])
  expect(await api.services.list({ practiceId: 'p' })).toEqual([aService()])
  expect(http.sent).toMatchObject([{ method: 'GET', path }])
})

it('adds a service once for each idempotency key', async () => {
  const { api, http } = apiAnswering(aService())
  expect(await api.services.create(params, aServiceInput(), { idempotencyKey: 'k' })).toEqual(aService())
  expect(http.sent).toMatchObject([{ method: 'POST', path, idempotencyKey: 'k', csrf: 'csrf' }])
  expect(http.sent[0]?.body).toEqual(aServiceInput())
})

it('updates a service on the version that was edited', async () => {
  const { api, http } = apiAnswering(aService({ version: 3 }))
  const body = { ...aServiceInput(), version: 2 }
  expect(await api.services.update(params, body)).toMatchObject({ version: 3 })
  expect(http.sent).toMatchObject([{ method: 'PUT', path: `${path}/s`, body }])
})

it('deletes a service', async () => {
  const { api, http } = apiAnswering(null)
  await api.services.remove(params)
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: `${path}/s` }])
})

it('has a sentence for when the server gives none', () => {
  expect(SERVICES_MESSAGES).toEqual({
    list: 'Failed to load services',
    save: 'Failed to save billing settings',
  })
})

it('takes a code in small letters, and makes capitals of it', () => {
  expect(ServiceInput.parse(aServiceInput({ code: ' g0444 ' })).code).toBe('G0444')
})

it.each<[string, Partial<ServiceInput>]>([
  ['code', { code: '9' }],
  ['code', { code: '90834 95' }],
  ['code', { code: '90834-90837' }],
  ['label', { label: ' ' }],
  ['durationMinutes', { durationMinutes: 4 }],
  ['durationMinutes', { durationMinutes: 481 }],
  ['durationMinutes', { durationMinutes: 50.5 }],
  ['feeCents', { feeCents: -1 }],
  ['feeCents', { feeCents: 10_000_001 }],
  ['feeCents', { feeCents: 0.5 }],
])('refuses a wrong %s: %o', (field, changes) => {
  const { error } = ServiceInput.safeParse(aServiceInput(changes))
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([field])
})
