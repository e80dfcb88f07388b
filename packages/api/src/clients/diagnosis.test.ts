import { describe, expect, it } from 'vitest'
import { BUILT_IN_ROLE_PERMISSIONS, BUILT_IN_ROLES } from '../access/built-in-roles'
import { DiagnosisCode, Diagnoses, diagnosesScope, MAX_DIAGNOSES } from './diagnosis'

const messagesOf = (given: unknown) => Diagnoses.safeParse(given).error?.issues.map(({ message }) => message)

describe('a code', () => {
  it.each(['F41.1', 'F32.A', 'F23', 'F17.210', 'Z03.89', 'T74.11XA', 'C7A.0'])('may be %s', (code) => {
    expect(DiagnosisCode.safeParse(code).success).toBe(true)
  })

  it.each(['', 'f41.1', 'F411', 'F4', 'F41.', 'F41.12345', '41.1', 'F41.1 ', 'U07.1', '309.81', 'anxiety'])(
    'may not be %j',
    (code) => {
      expect(DiagnosisCode.safeParse(code).error?.issues.map(({ message }) => message)).toEqual([
        'Use an ICD-10-CM code, like F41.1',
      ])
    },
  )
})

describe('a client’s diagnoses', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `F${10 + index}`)

  it('keep their order, and may be none', () => {
    expect(Diagnoses.parse(['Z63.0', 'F41.1'])).toEqual(['Z63.0', 'F41.1'])
    expect(Diagnoses.parse([])).toEqual([])
  })

  it('are at most as many as a claim has room for', () => {
    expect(messagesOf(many(MAX_DIAGNOSES))).toBeUndefined()
    expect(messagesOf(many(MAX_DIAGNOSES + 1))).toEqual(['Use at most 12 diagnoses'])
  })

  it('are named once each', () => {
    expect(messagesOf(['F41.1', 'Z63.0', 'F41.1'])).toEqual(['Name each diagnosis once'])
  })
})

describe('who may know diagnoses', () => {
  it('is whoever treats or bills, of the built-in roles', () => {
    const scopes = BUILT_IN_ROLES.map((role) => [role, diagnosesScope(BUILT_IN_ROLE_PERMISSIONS[role])])
    expect(Object.fromEntries(scopes)).toEqual({
      Owner: 'all',
      'Practice Manager': 'all',
      Clinician: 'all',
      'Clinician (own clients)': 'own',
      Supervisor: 'all',
      Biller: 'all',
      Scheduler: 'none',
      'Read-only': 'none',
    })
  })

  it.each([
    ['all', ['notes:view:own', 'claims:view']],
    ['own', ['clients:view', 'measures:view:own']],
    ['none', ['clients:view', 'clients:write', 'notes:sign', 'superbills:create']],
    ['none', []],
  ] as const)('reaches as far as the widest permission that tells them: %s', (scope, held) => {
    expect(diagnosesScope(held)).toBe(scope)
  })
})
