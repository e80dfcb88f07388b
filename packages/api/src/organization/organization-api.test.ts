import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { UpdateOrganizationSettingsBody } from './organization-changes-contract'
import {
  anOrganizationSettings,
  anOrganizationSettingsBody,
  aPractice,
  aSetup,
} from './organization-fixtures'
import { ORGANIZATION_MESSAGES } from './organization-messages'
import { UpdateSetupBody } from './setup-contract'

it('gets the organization’s settings', async () => {
  const { api, http } = apiAnswering(anOrganizationSettings())
  expect(await api.organization.settings({ orgId: 'o' })).toEqual(anOrganizationSettings())
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/organizations/o/settings' }])
})

it('saves the settings with the digits of the phone, on the version that was edited', async () => {
  const { api, http } = apiAnswering(anOrganizationSettings({ version: 2 }))
  const typed = anOrganizationSettingsBody({ phone: '(518) 555-0100' })
  expect(await api.organization.updateSettings({ orgId: 'o' }, typed)).toMatchObject({ version: 2 })
  expect(http.sent).toMatchObject([{ method: 'PUT', path: '/api/v1/organizations/o/settings', csrf: 'csrf' }])
  expect(http.sent[0]?.body).toEqual({ ...typed, phone: '5185550100' })
})

it('sets one weekday’s hours', async () => {
  const { api, http } = apiAnswering(anOrganizationSettings())
  const body = { ranges: [{ opens: '09:00', closes: '12:00' }] }
  expect(await api.organization.setBusinessHours({ orgId: 'o', day: 'monday' }, body)).toEqual(
    anOrganizationSettings(),
  )
  const path = '/api/v1/organizations/o/settings/businessHours/monday'
  expect(http.sent).toMatchObject([{ method: 'PATCH', path, body }])
})

it('lists every practice by name', async () => {
  const { id, name } = aPractice()
  const { api, http } = apiAnswering([{ id, name }])
  expect(await api.organization.practices({ orgId: 'o' })).toEqual([{ id, name }])
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/organizations/o/practices' }])
})

it('gets one practice', async () => {
  const { api, http } = apiAnswering(aPractice())
  expect(await api.organization.practice({ orgId: 'o', practiceId: 'p' })).toEqual(aPractice())
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/organizations/o/practices/p' }])
})

it('reads how far the set-up has come, and confirms a step of it', async () => {
  const { api, http } = apiAnswering(aSetup())
  expect(await api.organization.setup({ orgId: 'o' })).toEqual(aSetup())
  await api.organization.updateSetup({ orgId: 'o' }, { confirm: 'timeZone' })
  const path = '/api/v1/organizations/o/setup'
  expect(http.sent).toMatchObject([
    { method: 'GET', path },
    { method: 'PATCH', path, body: { confirm: 'timeZone' } },
  ])
})

it('a change of the set-up says what is to be different', () => {
  expect(UpdateSetupBody.safeParse({ isDismissed: false }).success).toBe(true)
  expect(UpdateSetupBody.safeParse({}).success).toBe(false)
})

it.each([
  ['email', { email: 'hello' }],
  ['phone', { phone: '(518) 555-0100' }],
  ['address.zipCode', { address: { street: '', city: '', state: '', zipCode: '1'.repeat(21) } }],
  ['settings.timezone', { settings: { ...anOrganizationSettingsBody().settings, timezone: 'Albany' } }],
  ['settings.currency', { settings: { ...anOrganizationSettingsBody().settings, currency: 'usd' } }],
  ['settings.currency', { settings: { ...anOrganizationSettingsBody().settings, currency: 'QQQ' } }],
  ['settings.dateFormat', { settings: { ...anOrganizationSettingsBody().settings, dateFormat: 'D.M.' } }],
])('saves no settings with a wrong %s', (path, changes) => {
  const body = { ...anOrganizationSettingsBody(), ...changes }
  const { error } = UpdateOrganizationSettingsBody.safeParse(body)
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
})

it('has the specification’s fallbacks, and those of what it left out', () => {
  expect(ORGANIZATION_MESSAGES).toEqual({
    settings: 'Unable to load organization information. Please try logging in again.',
    practice: 'Failed to load practice information',
    practices: 'Failed to load the practices',
    all: 'Failed to load organization data',
    update: 'Failed to update organization settings',
    businessHours: 'Failed to update business hours',
    setup: 'Failed to load the set-up',
    updateSetup: 'Failed to note how far the set-up has come',
  })
})
