import { aPayer } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { changesWithKind, payerBodyOf, payerErrors, payerValuesOf, payerVersions } from './payer-form'

const empty = payerValuesOf(null)
const values = payerValuesOf(aPayer())

test.each([aPayer(), aPayer({ claimAddress: null, isActive: false, correctedDays: 30 })])(
  'a payer is sent back as it came, with what the form does not ask',
  (payer) => {
    expect(payer).toMatchObject(payerBodyOf(payerValuesOf(payer)))
    expect(payerErrors(payerValuesOf(payer))).toEqual([])
  },
)

test('a new payer begins with what most payers want, and needs only a name', () => {
  expect(payerErrors(empty)).toEqual([{ path: 'name', message: 'Enter the name of the insurance' }])
  expect(payerBodyOf(empty)).toMatchObject({
    ...{ kind: 'commercial', delivery: 'file', claimAddress: null, filingDays: 90, mayChargeMissed: true },
    telehealth: { videoModifier: '95', audioModifier: '93', placeForHome: '10', placeForElsewhere: '02' },
  })
})

test('Medicare proposes a year, and Medicaid that missed sessions are not charged', () => {
  expect(changesWithKind(empty, 'medicare')).toEqual({
    kind: 'medicare',
    filingDays: 365,
    mayChargeMissed: true,
  })
  const medicare = { ...empty, ...changesWithKind(empty, 'medicare') }
  expect(changesWithKind(medicare, 'medicaid')).toEqual({
    kind: 'medicaid',
    filingDays: 90,
    mayChargeMissed: false,
  })
})

test('a time limit that was typed stays when the kind changes', () => {
  expect(changesWithKind({ ...empty, filingDays: 120 }, 'medicare')).not.toHaveProperty('filingDays')
})

test('claims on paper need an address, claims as a file may have one', () => {
  const address = { street: '', city: '', state: '', zipCode: '' }
  const paths = (changes: Partial<typeof values>) =>
    payerErrors({ ...values, claimAddress: address, hasClaimAddress: false, ...changes }).map(
      ({ path }) => path,
    )
  const missing = ['street', 'city', 'state', 'zipCode'].map((field) => `claimAddress.${field}`)
  expect(paths({})).toEqual([])
  expect(paths({ hasClaimAddress: true })).toEqual(missing)
  expect(paths({ delivery: 'paper' })).toEqual(missing)
})

test('what is wrong is told in the order of the fields', () => {
  const telehealth = { ...values.telehealth, placeForHome: '1' }
  const wrong = { ...values, name: '', payerId: '6', phone: '555', filingDays: null, telehealth }
  expect(payerErrors(wrong).map(({ path }) => path)).toEqual([
    ...['name', 'payerId', 'phone', 'filingDays', 'telehealth.placeForHome'],
  ])
})

test('both versions are told field by field, in words', () => {
  const theirs = aPayer({ kind: 'bcbs', filingDays: 1, supervisedRendering: 'supervisor' })
  const rows = payerVersions(values, theirs)
  expect(rows.filter(({ mine, theirs: saved }) => mine !== saved)).toEqual([
    { label: 'Kind', mine: 'Commercial', theirs: 'Blue Cross Blue Shield' },
    { label: 'Timely filing', mine: '120 days', theirs: '1 day' },
    {
      label: 'Clinicians under supervision',
      mine: 'The clinician, with the supervisor beside them',
      theirs: 'The supervisor',
    },
  ])
})

test('the numbers of remittances are typed one by one, each once', () => {
  const typed = { '2U': ' 60054, 84130,60054 ', XV: '', TRN03: '1066033492' }
  expect(payerBodyOf({ ...values, remittanceIds: typed }).remittanceIds).toEqual([
    { kind: '2U', value: '60054' },
    { kind: '2U', value: '84130' },
    { kind: 'TRN03', value: '1066033492' },
  ])
  const wrong = { ...typed, TRN03: `${'1'.repeat(81)}, ${'2'.repeat(81)}` }
  expect(payerErrors({ ...values, phone: '555', remittanceIds: wrong })).toMatchObject([
    { path: 'phone' },
    { path: 'remittanceIds.TRN03', message: 'Use at most 80 characters' },
  ])
  const many = Array.from({ length: 11 }, (_one, index) => index).join(',')
  expect(payerErrors({ ...values, remittanceIds: { ...typed, XV: many } })).toEqual([
    { path: 'remittanceIds.2U', message: 'Use at most ten numbers' },
  ])
})
