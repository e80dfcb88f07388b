import { describe, expect, it } from 'vitest'
import type { FormAnswers } from './packet-pages'
import { type ComparedCoverage, isOtherCoverage, saidCoverage } from './said-coverage'

const PLAN = { insurer: 'Aetna', memberId: 'W-12 34', groupNumber: '' }
const ANA = { firstName: 'Ana', lastName: 'Lindqvist', dateOfBirth: '1960-05-06' }
const told = (insurance: FormAnswers['insurance']): FormAnswers => ({ insurance })
const OWN = { use: { hasInsurance: true }, plan: PLAN, holder: { relation: 'self' as const } }
const OF_A_PARENT = { ...OWN, holder: { relation: 'child' as const }, holder_person: ANA }

const onFile = (changes: Partial<ComparedCoverage> = {}): ComparedCoverage => ({
  ...{ payerName: 'Aetna Better Health', memberId: 'w1234', groupNumber: '77' },
  ...{ relation: 'self', policyHolder: null },
  ...changes,
})
const HOLDER = { ...ANA, administrativeSex: 'female', address: null } as const

describe('the insurance that a client tells of', () => {
  it.each([
    ['no form asks for it', {}],
    ['nothing is answered', told({})],
    ['they pay themselves', told({ ...OWN, use: { hasInsurance: false } })],
    ['it is not said whose it is', told({ use: OWN.use, plan: PLAN })],
    ['the holder is not named', told({ ...OWN, holder: { relation: 'spouse' } })],
  ])('is none where %s', (_, forms) => {
    expect(saidCoverage(forms)).toBeNull()
  })

  it('has a policy holder unless it is their own, whatever was typed of one before', () => {
    expect(saidCoverage(told({ ...OWN, holder_person: ANA }))).toEqual({
      ...{ ...PLAN, relation: 'self', policyHolder: null },
    })
    expect(saidCoverage(told(OF_A_PARENT))).toEqual({ ...PLAN, relation: 'child', policyHolder: ANA })
  })
})

describe('an insurance is another one', () => {
  const own = saidCoverage(told(OWN))
  const ofAParent = saidCoverage(told(OF_A_PARENT))
  if (own === null || ofAParent === null) throw new Error('both are told of')

  it.each([
    ['nothing is on file', null, own, true],
    ['the name and the writing of the number alone differ', onFile(), own, false],
    ['the number is another', onFile({ memberId: 'W1235' }), own, true],
    ['the group is another', onFile(), { ...own, groupNumber: '78' }, true],
    ['the group is the same', onFile(), { ...own, groupNumber: '77' }, false],
    ['the relation is another', onFile(), ofAParent, true],
    ['the holder is the same', onFile({ relation: 'child', policyHolder: HOLDER }), ofAParent, false],
    [
      'the case of a name alone differs',
      onFile({ relation: 'child', policyHolder: { ...HOLDER, lastName: 'LINDQVIST' } }),
      ofAParent,
      false,
    ],
    [
      'the holder has another name',
      onFile({ relation: 'child', policyHolder: { ...HOLDER, firstName: 'Eva' } }),
      ofAParent,
      true,
    ],
    [
      'the holder was born on another day',
      onFile({ relation: 'child', policyHolder: { ...HOLDER, dateOfBirth: '1960-05-07' } }),
      ofAParent,
      true,
    ],
    [
      'the client leaves the day of birth out',
      onFile({ relation: 'child', policyHolder: HOLDER }),
      { ...ofAParent, policyHolder: { ...ANA, dateOfBirth: null } },
      false,
    ],
  ] as const)('or not where %s', (_, before, said, isOther) => {
    expect(isOtherCoverage(before, said)).toBe(isOther)
  })
})
