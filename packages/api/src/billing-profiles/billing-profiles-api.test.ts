import { describe, expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { BillingProfileInput } from './billing-profiles-contract'
import { aBillingProfile, aBillingProfileInput } from './billing-profiles-fixtures'
import { BILLING_PROFILES_MESSAGES } from './billing-profiles-messages'

const params = { practiceId: 'p', profileId: 'b' }
const path = '/api/v1/practices/p/billing-profiles'
const typed = aBillingProfileInput({ phone: '(518) 555-0100' })

it('lists the practice’s billing profiles', async () => {
  const { api, http } = apiAnswering([aBillingProfile()])
  expect(await api.billingProfiles.list(params)).toEqual([aBillingProfile()])
  expect(http.sent).toMatchObject([{ method: 'GET', path }])
})

it('adds a profile with the digits of its phone, once for each idempotency key', async () => {
  const { api, http } = apiAnswering(aBillingProfile())
  expect(await api.billingProfiles.create(params, typed, { idempotencyKey: 'k' })).toEqual(aBillingProfile())
  expect(http.sent).toMatchObject([{ method: 'POST', path, idempotencyKey: 'k', csrf: 'csrf' }])
  expect(http.sent[0]?.body).toEqual({ ...typed, phone: '5185550100' })
})

it('updates a profile on the version that was edited', async () => {
  const { api, http } = apiAnswering(aBillingProfile({ version: 3 }))
  expect(await api.billingProfiles.update(params, { ...typed, version: 2 })).toMatchObject({ version: 3 })
  expect(http.sent).toMatchObject([{ method: 'PUT', path: `${path}/b` }])
  expect(http.sent[0]?.body).toEqual({ ...typed, phone: '5185550100', version: 2 })
})

it('deletes a profile, and makes one the default one', async () => {
  const deleting = apiAnswering(null)
  await deleting.api.billingProfiles.remove(params)
  expect(deleting.http.sent).toMatchObject([{ method: 'DELETE', path: `${path}/b` }])
  const { api, http } = apiAnswering(aBillingProfile())
  expect(await api.billingProfiles.setDefault(params)).toEqual(aBillingProfile())
  expect(http.sent).toMatchObject([{ method: 'PUT', path: `${path}/b/set-default` }])
})

it('has a sentence for when the server gives none', () => {
  expect(BILLING_PROFILES_MESSAGES).toEqual({
    list: 'Failed to load billing settings',
    save: 'Failed to save billing settings',
  })
})

describe('what is typed about a profile', () => {
  const parsed = (changes: Partial<BillingProfileInput>) =>
    BillingProfileInput.safeParse(aBillingProfileInput(changes))
  const refusals = (changes: Partial<BillingProfileInput>) =>
    (parsed(changes).error?.issues ?? []).map(({ path: field }) => field.join('.'))
  const at = (changes: Partial<BillingProfileInput['address']>) => ({
    ...aBillingProfileInput().address,
    ...changes,
  })

  it('is cleaned: hyphens of the tax number, small letters of codes, the hyphen of a long ZIP code', () => {
    const address = at({ state: ' ny ', zipCode: '122071512' })
    const { data } = parsed({ taxId: '14-123 4567', taxonomyCode: '101ym0800x', address })
    expect(data).toMatchObject({
      taxId: '141234567',
      taxonomyCode: '101YM0800X',
      address: { state: 'NY', zipCode: '12207-1512' },
    })
  })

  it.each<[string, Partial<BillingProfileInput>]>([
    ['npi', { npi: '1234567890' }],
    ['taxId', { taxId: '14-123456' }],
    ['taxonomyCode', { taxonomyCode: '101YM0800' }],
    ['phone', { phone: '' }],
    ['address.state', { address: at({ state: 'New York' }) }],
    ['address.zipCode', { address: at({ zipCode: '1220' }) }],
    ['address.street', { address: at({ street: 'P.O. Box 12' }) }],
    ['firstName', { entity: 'person' }],
    ['firstName', { firstName: 'Olivia' }],
  ])('is refused once at a wrong %s', (path, changes) => {
    expect(refusals(changes)).toEqual([path])
  })

  it('may name a post-office box where payments are sent', () => {
    expect(refusals({ payToAddress: at({ street: 'PO Box 12' }) })).toEqual([])
  })
})
