import { describe, expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { UpdateBillingSettingsBody } from './billing-settings-contract'
import { aBillingSettingsBody, someBillingSettings } from './billing-settings-fixtures'
import { BILLING_SETTINGS_MESSAGES } from './billing-settings-messages'

const params = { practiceId: 'p' }
const path = '/api/v1/practices/p/billing-settings'

it('gets the billing settings', async () => {
  const { api, http } = apiAnswering(someBillingSettings())
  expect(await api.billingSettings.get(params)).toEqual(someBillingSettings())
  expect(http.sent).toMatchObject([{ method: 'GET', path }])
})

it('changes them on the version that was edited', async () => {
  const body = aBillingSettingsBody({ nextNumbers: { invoice: 5000 }, version: 2 })
  const { api, http } = apiAnswering(someBillingSettings({ version: 3 }))
  expect(await api.billingSettings.update(params, body)).toMatchObject({ version: 3 })
  expect(http.sent).toMatchObject([{ method: 'PUT', path, body }])
})

it('has the sentences of the specification for when the server gives none', () => {
  expect(BILLING_SETTINGS_MESSAGES).toEqual({
    get: 'Failed to load billing settings',
    update: 'Failed to save billing settings',
  })
})

describe('what is typed about the billing', () => {
  const refusals = (changes: Partial<UpdateBillingSettingsBody>) => {
    const { error } = UpdateBillingSettingsBody.safeParse(aBillingSettingsBody(changes))
    return (error?.issues ?? []).map(({ path: field }) => field.join('.'))
  }

  it.each<Partial<UpdateBillingSettingsBody>>([
    { invoiceDueDays: 0, statementDay: 1, smallRestCents: 1, nextNumbers: { invoice: 1 } },
    { invoiceDueDays: 90, statementDay: 28, smallRestCents: 10_000, nextNumbers: { statement: 999_999_999 } },
    { statementDay: null, smallRestCents: null, nextNumbers: {} },
  ])('can be %j', (changes) => {
    expect(refusals(changes)).toEqual([])
  })

  it.each<[string, Partial<UpdateBillingSettingsBody>]>([
    ['invoiceDueDays', { invoiceDueDays: -1 }],
    ['invoiceDueDays', { invoiceDueDays: 91 }],
    ['statementDay', { statementDay: 0 }],
    ['statementDay', { statementDay: 29 }],
    ['smallRestCents', { smallRestCents: 0 }],
    ['smallRestCents', { smallRestCents: 10_001 }],
    ['nextNumbers.invoice', { nextNumbers: { invoice: 0 } }],
    ['nextNumbers.superbill', { nextNumbers: { superbill: 1_000_000_000 } }],
    ['nextNumbers.statement', { nextNumbers: { statement: 1.5 } }],
  ])('is refused once at %s: %j', (field, changes) => {
    expect(refusals(changes)).toEqual([field])
  })
})
