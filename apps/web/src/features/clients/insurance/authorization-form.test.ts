import { anAuthorization, anAuthorizationInput, fixtureId } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import {
  authorizationErrors,
  authorizationInput,
  authorizationRefusals,
  authorizationValuesOf,
  authorizationVersions,
  newAuthorization,
} from './authorization-form'

const whole = authorizationValuesOf(anAuthorization())
const wrongFields = (changes: Partial<typeof whole>) =>
  authorizationErrors({ ...whole, ...changes }).map(({ path }) => path)

describe('the form of an authorization', () => {
  it('needs number, visits and days', () => {
    expect(authorizationErrors(newAuthorization('2026-11-17')).map(({ path }) => path)).toEqual([
      ...['number', 'visits', 'endsOn'],
    ])
    expect(wrongFields({})).toEqual([])
  })

  it.each([
    [{ visits: 0 }, ['visits']],
    [{ visits: 999 }, []],
    [{ visits: 1_000 }, ['visits']],
    [{ endsOn: '2026-08-31' }, ['endsOn']],
    [{ endsOn: '2026-09-01' }, []],
  ])('takes %o or says what is wrong', (changes, wrong) => {
    expect(wrongFields(changes)).toEqual(wrong)
  })

  it('sends an authorization as it was shown', () => {
    expect(authorizationInput(whole, fixtureId(70))).toEqual(anAuthorizationInput())
  })

  it('shows the refusal of one code at the field of all', () => {
    const message = 'Choose a service of this practice'
    expect(authorizationRefusals([{ path: 'codes.1', message }])).toEqual([{ path: 'codes', message }])
  })

  it('has both versions in words', () => {
    const rows = authorizationVersions(whole, anAuthorization({ codes: [], visits: 20 }))
    expect(rows.filter(({ mine, theirs }) => mine !== theirs)).toEqual([
      { label: 'Services', mine: '90834, 90837', theirs: 'All services' },
      { label: 'Visits', mine: '12', theirs: '20' },
    ])
  })
})
