import { aClaim, aClaimForm, aClaimLine, aClaimUpdate } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { claimBodyOf, claimErrors, claimRefusals, claimVersions, fieldOf, findingField } from './claim-body'
import { type ClaimValues, claimValuesOf, linesFor } from './claim-values'

const claim = aClaim()
const values = (changes: Partial<ClaimValues> = {}): ClaimValues => ({ ...claimValuesOf(claim), ...changes })
const [first] = values().lines
if (first === undefined) throw new Error('The claim has a session')
const withLine = (changes: Partial<typeof first>) => values({ lines: [{ ...first, ...changes }] })

test('a claim that nobody changes is sent as it is', () => {
  expect(claimBodyOf(values(), claim)).toEqual(aClaimUpdate({ version: claim.version }))
  expect(claimErrors(values())).toEqual([])
})

test('modifiers are typed in one box, and a session keeps its diagnoses when these are moved', () => {
  const two = aClaim({
    form: aClaimForm({ diagnoses: ['F41.1', 'F43.81'], lines: [aClaimLine({ pointers: [2] })] }),
  })
  const moved = { ...claimValuesOf(two), diagnoses: ['F43.81', 'F41.1'] }
  expect(claimBodyOf(moved, two).lines[0]?.pointers).toEqual([1])
  expect(claimBodyOf({ ...moved, diagnoses: ['F41.1'] }, two).lines[0]?.pointers).toEqual([])
  expect(claimBodyOf(withLine({ modifiers: ' 95, ho' }), claim).lines[0]?.modifiers).toEqual(['95', 'HO'])
})

test('the only diagnosis is what a session is for that was for none', () => {
  const none = { ...first, pointers: [] }
  expect(linesFor([none], ['F43.81'])).toMatchObject([{ pointers: ['F43.81'] }])
  expect(linesFor([none], ['F41.1', 'F43.81'])).toEqual([none])
  expect(linesFor([first], ['F41.1', 'F43.81'])).toEqual([first])
})

test('the state is sent only of a car accident, and whoever sent the client only where somebody did', () => {
  const accident = { isEmployment: false, isAuto: false, autoState: 'NY', isOther: true }
  expect(claimBodyOf(values({ accident }), claim).accident.autoState).toBe('')
  const referring = { role: 'nobody', lastName: 'Cole', firstName: '', middleName: '', npi: '' } as const
  expect(claimBodyOf(values({ referring }), claim).referring).toBeNull()
})

test('each field says what it needs, in the order of the fields', () => {
  const referring = { ...values().referring, role: 'referring' as const }
  expect(
    claimErrors({
      ...withLine({ modifiers: '95 HOX', chargeCents: null, units: null }),
      ...{ referring, diagnosisTyped: 'anx' },
    }),
  ).toEqual([
    { path: 'referring.lastName', message: 'Enter the last name' },
    { path: 'diagnoses', message: 'Choose a diagnosis from the list, or empty this box' },
    { path: 'lines.0.modifiers', message: expect.any(String) as unknown },
    { path: 'lines.0.chargeCents', message: 'Enter the charge' },
    { path: 'lines.0.units', message: 'Use 1 to 99 units' },
  ])
})

test('what the server refuses below a field stands at it, and what has no field is said all the same', () => {
  expect(
    claimRefusals(
      [
        { path: 'lines.0.modifiers.1', message: 'Two characters' },
        { path: 'version', message: 'Say which version' },
      ],
      values(),
    ),
  ).toEqual([{ path: 'lines.0.modifiers', message: 'Two characters' }, { message: 'Say which version' }])
})

test('a finding leads to the field that shows it', () => {
  const { form } = claim
  expect(fieldOf('diagnoses.0', form)).toBe('diagnoses')
  expect(fieldOf('lines.0.code', form)).toBe('lines.0.code')
  expect(fieldOf('lines.1.code', form)).toBeNull()
  expect(fieldOf('filing', form)).toBeNull()
  expect(findingField('lines.0.pointers', form)).toBe('lines.0.pointers')
  expect(findingField('lines.0.pointers', { ...form, diagnoses: [] })).toBe('diagnoses')
})

test('two versions are compared in words', () => {
  const theirs = aClaim({ form: aClaimForm({ note: 'Sent by school', patientPaidCents: 2500 }) })
  const rows = claimVersions(values(), theirs).filter(({ mine, theirs: other }) => mine !== other)
  expect(rows).toEqual([
    { label: 'Note', mine: '', theirs: 'Sent by school' },
    { label: 'Paid by the client', mine: '$0.00', theirs: '$25.00' },
  ])
})
