import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { anOrganizationSettings, aPractice } from './organization-fixtures'
import { ORGANIZATION_MESSAGES } from './organization-messages'

it('gets the organization’s settings', async () => {
  const { api, http } = apiAnswering(anOrganizationSettings())
  expect(await api.organization.settings({ orgId: 'o' })).toEqual(anOrganizationSettings())
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/organizations/o/settings' }])
})

it('gets one practice', async () => {
  const { api, http } = apiAnswering(aPractice())
  expect(await api.organization.practice({ orgId: 'o', practiceId: 'p' })).toEqual(aPractice())
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/organizations/o/practices/p' }])
})

it('has the specification’s fallbacks', () => {
  expect(ORGANIZATION_MESSAGES).toEqual({
    settings: 'Unable to load organization information. Please try logging in again.',
    practice: 'Failed to load practice information',
    all: 'Failed to load organization data',
    businessHours: 'Failed to update business hours',
  })
})
