import { PERMISSIONS } from '@oaklet/api'
import { aRole, aUser } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withRolePermissions } from './permissions'

const sets = fc.array(fc.constantFrom(...PERMISSIONS))

it('gives the union of the permissions of all roles, each once', () => {
  fc.assert(
    fc.property(sets, fc.array(sets, { maxLength: 5 }), (own, perRole) => {
      const roles = perRole.map((permissions) => aRole({ permissions }))
      const { permissions } = withRolePermissions(aUser({ roles, permissions: own }))
      expect(new Set(permissions)).toEqual(new Set([...own, ...perRole.flat()]))
      expect(new Set(permissions).size).toBe(permissions.length)
    }),
  )
})

it('leaves the rest of the user alone', () => {
  const user = aUser()
  expect(withRolePermissions(user)).toEqual(user)
})
