import { aCoverage, aCoverageInput, fixtureId } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import {
  coverageErrors,
  coverageInput,
  coverageRefusals,
  coverageValuesOf,
  newCoverage,
  type CoverageValues,
} from './coverage-form'

const whole = (changes: Partial<CoverageValues> = {}): CoverageValues => ({
  ...newCoverage(1),
  ...{ payerId: fixtureId(60), memberId: 'W1', effectiveFrom: '2026-01-01' },
  ...changes,
})
const wrongFields = (values: CoverageValues) => coverageErrors(values).map(({ path }) => path)

describe('the form of a coverage', () => {
  it('needs the insurance, the member id and the first day', () => {
    expect(wrongFields(newCoverage(1))).toEqual(['payerId', 'memberId', 'effectiveFrom'])
    expect(wrongFields(whole())).toEqual([])
  })

  it('needs the name of a policy holder who is not the client', () => {
    expect(wrongFields(whole({ relation: 'spouse' }))).toEqual([
      ...['policyHolder.firstName', 'policyHolder.lastName'],
    ])
  })

  it.each([
    [{ effectiveTo: '2025-12-31' }, ['effectiveTo']],
    [{ effectiveTo: '2026-01-01' }, []],
    [{ coinsurancePercent: 101 }, ['coinsurancePercent']],
    [{ coinsurancePercent: 100 }, []],
  ])('takes %o or says what is wrong', (changes, wrong) => {
    expect(wrongFields(whole(changes))).toEqual(wrong)
  })

  it('sends a coverage as it was shown', () => {
    const policyHolder = {
      ...{ firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '1980-02-03' },
      administrativeSex: 'female' as const,
      address: { street: '2 Elm', city: 'Albany', state: 'NY', zipCode: '12202', country: 'USA' },
    }
    for (const changes of [{}, { relation: 'spouse' as const, policyHolder }]) {
      const { status } = aCoverage()
      expect(coverageInput(coverageValuesOf(aCoverage(changes)))).toEqual({
        ...aCoverageInput({ status }),
        ...changes,
      })
    }
  })

  it('sends no address where the country alone is there, and no policy holder who is the client', () => {
    const named = { 'policyHolder.firstName': ' Ana ', 'policyHolder.lastName': 'Ruiz' }
    expect(coverageInput(whole({ ...named, relation: 'child' })).policyHolder).toEqual({
      ...{
        firstName: 'Ana',
        lastName: 'Ruiz',
        dateOfBirth: null,
        administrativeSex: 'unknown',
        address: null,
      },
    })
    expect(coverageInput(whole(named)).policyHolder).toBeNull()
  })

  it('shows a refusal of the policy holder’s address at its field', () => {
    const refused = [{ path: 'policyHolder.address.street', message: 'Use at most 200 characters' }]
    expect(coverageRefusals(refused)).toEqual([{ ...refused[0], path: 'address.street' }])
  })
})
