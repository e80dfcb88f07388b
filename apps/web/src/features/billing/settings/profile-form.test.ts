import { aBillingProfile, anAddress } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { profileBodyOf, profileErrors, profileValuesOf, profileVersions } from './profile-form'
import { maskedTaxId, profileName } from './profile-words'

const PO_BOX = anAddress({ street: 'PO Box 12', zipCode: '12207-1512' })
const values = profileValuesOf(aBillingProfile())

test.each([
  aBillingProfile(),
  aBillingProfile({ payToAddress: PO_BOX }),
  aBillingProfile({ entity: 'person', firstName: 'Olivia', name: 'Wren', taxIdKind: 'ssn' }),
])('a profile is sent back as it came', (profile) => {
  expect(profile).toMatchObject(profileBodyOf(profileValuesOf(profile)))
  expect(profileErrors(profileValuesOf(profile))).toEqual([])
})

test('an empty form says what it needs, in the order of its fields', () => {
  expect(profileErrors({ ...profileValuesOf(null), entity: 'person' }).map(({ path }) => path)).toEqual([
    ...['firstName', 'name', 'phone', 'npi', 'taxId'],
    ...['address.street', 'address.city', 'address.state', 'address.zipCode'],
  ])
})

test('the pay-to address is asked only while payments are sent elsewhere, and may be a PO box', () => {
  const typed = { ...values, payToAddress: { ...values.payToAddress, street: 'PO Box 12' } }
  expect(profileBodyOf(typed).payToAddress).toBeNull()
  expect(profileErrors({ ...typed, hasPayTo: true }).map(({ path }) => path)).toEqual([
    ...['payToAddress.city', 'payToAddress.state', 'payToAddress.zipCode'],
  ])
})

test('the first name typed for a person is not sent for an organization', () => {
  expect(profileBodyOf({ ...values, firstName: 'Olivia' }).firstName).toBe('')
})

test('a PO box as the address and a phone without its area code are refused in plain words', () => {
  const address = { ...values.address, street: 'P.O. Box 12' }
  expect(profileErrors({ ...values, address, phone: '555' })).toEqual([
    { path: 'phone', message: 'Enter the whole number with its area code, or with + and its country' },
    {
      path: 'address.street',
      message: 'Enter a street: payers refuse a PO box here. A PO box can be the pay-to address.',
    },
  ])
})

test('both versions are told field by field, numbers as people write them', () => {
  const rows = profileVersions(values, aBillingProfile({ taxId: '987654321', payToAddress: PO_BOX }))
  expect(rows.filter(({ mine, theirs }) => mine !== theirs)).toEqual([
    { label: 'Tax number', mine: '14-1234567', theirs: '98-7654321' },
    { label: 'Pay-to address', mine: '', theirs: 'PO Box 12, Albany, NY 12207-1512' },
  ])
})

test('a person is called by first and last name, and a tax number shows its last four digits', () => {
  expect(profileName({ firstName: 'Olivia', name: 'Wren' })).toBe('Olivia Wren')
  expect(maskedTaxId('123456789')).toBe('••• ••6789')
})
