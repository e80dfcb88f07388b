import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowsAll,
  BASE_PERMISSIONS,
  canBeOwn,
  compareAccess,
  explainAccess,
  isGain,
  plainPermissions,
} from './access-grants'
import { BUILT_IN_ROLE_PERMISSIONS } from './built-in-roles'
import { accessScope, PERMISSIONS } from './permissions'

const somePermissions = fc.subarray([...PERMISSIONS])
const someRoles = fc
  .array(somePermissions, { maxLength: 4 })
  .map((sets) =>
    sets.map((permissions, index) => ({ id: String(index), name: `Role ${index}`, permissions })),
  )

describe('what a person may do', () => {
  it('names each role that gives a permission, and how far by it', () => {
    const clinician = {
      id: '1',
      name: 'Own',
      permissions: BUILT_IN_ROLE_PERMISSIONS['Clinician (own clients)'],
    }
    const biller = { id: '2', name: 'Biller', permissions: BUILT_IN_ROLE_PERMISSIONS.Biller }
    const grants = explainAccess([clinician, biller])
    expect(grants.find(({ permission }) => permission === 'clients:view')).toEqual({
      permission: 'clients:view',
      scope: 'all',
      roles: [
        { id: '1', name: 'Own', scope: 'own' },
        { id: '2', name: 'Biller', scope: 'all' },
      ],
    })
    expect(grants.find(({ permission }) => permission === 'notes:view')).toMatchObject({ scope: 'own' })
    expect(grants.some(({ permission }) => permission === 'roles:edit')).toBe(false)
  })

  it('is the union over the roles, whatever they are, and every grant has a reason', () => {
    fc.assert(
      fc.property(someRoles, (roles) => {
        const union = roles.flatMap(({ permissions }) => permissions)
        const grants = explainAccess(roles)
        for (const permission of BASE_PERMISSIONS) {
          const grant = grants.find((one) => one.permission === permission)
          expect(grant?.scope ?? 'none').toBe(accessScope(union, permission))
        }
        expect(grants.every((grant) => grant.roles.some(({ scope }) => scope === grant.scope))).toBe(true)
      }),
    )
  })
})

describe('a change of permissions', () => {
  it('tells a gain, a narrowing and a loss apart, and leaves out what stays', () => {
    const changes = compareAccess(
      ['clients:view', 'notes:view', 'audit:view'],
      ['clients:view:own', 'audit:view', 'data:export'],
    )
    expect(changes.map((change) => [change.permission, change.before, change.after, isGain(change)])).toEqual(
      [
        ['clients:view', 'all', 'own', false],
        ['notes:view', 'all', 'none', false],
        ['data:export', 'none', 'all', true],
      ],
    )
  })

  it('is nothing where nothing changes, and turns round when undone', () => {
    fc.assert(
      fc.property(somePermissions, somePermissions, (before, after) => {
        expect(compareAccess(before, before)).toEqual([])
        const back = compareAccess(after, before)
        expect(compareAccess(before, after).map((change) => !isGain(change))).toEqual(back.map(isGain))
      }),
    )
  })
})

describe('plain permissions', () => {
  it('allow the same as those they are made from, in one order and without doubles', () => {
    fc.assert(
      fc.property(somePermissions, (given) => {
        const plain = plainPermissions([...given, ...given].toReversed())
        expect(compareAccess(given, plain)).toEqual([])
        expect(plainPermissions(plain)).toEqual(plain)
        expect(new Set(plain).size).toBe(plain.length)
      }),
    )
  })

  it('have no “own” beside the whole', () => {
    expect(plainPermissions(['clients:view:own', 'clients:view'])).toEqual(['clients:view'])
    expect(plainPermissions(['clients:view:own'])).toEqual(['clients:view:own'])
  })
})

describe('allowing all of another', () => {
  it('counts the whole as more than its own part', () => {
    expect(allowsAll(['clients:view'], ['clients:view:own'])).toBe(true)
    expect(allowsAll(['clients:view:own'], ['clients:view'])).toBe(false)
  })

  it('holds for the Owner over every built-in role, and for nobody else over the Owner', () => {
    const { Owner, ...others } = BUILT_IN_ROLE_PERMISSIONS
    expect(Object.values(others).every((role) => allowsAll(Owner, role))).toBe(true)
    expect(Object.values(others).some((role) => allowsAll(role, Owner))).toBe(false)
  })
})

it('knows which permissions have an own scope', () => {
  expect(BASE_PERMISSIONS.filter(canBeOwn)).toHaveLength(PERMISSIONS.length - BASE_PERMISSIONS.length)
  expect([canBeOwn('clients:view'), canBeOwn('notes:sign')]).toEqual([true, false])
})
