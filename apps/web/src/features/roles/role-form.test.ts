import { plainPermissions } from '@oaklet/api'
import { PERMISSIONS } from '@oaklet/api/contract'
import { anOwnRole, aRoleInput } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  copiedRoleValues,
  isSameRole,
  newRoleValues,
  roleErrors,
  roleInputOf,
  roleValuesOf,
  roleVersions,
} from './role-form'

test('whatever a role allows comes back from the form as it went in', () => {
  fc.assert(
    fc.property(fc.subarray([...PERMISSIONS]), (permissions) => {
      const values = roleValuesOf(aRoleInput({ permissions }))
      expect(roleInputOf(values).permissions).toEqual(plainPermissions(permissions))
      expect(isSameRole(values, anOwnRole({ permissions }))).toBe(true)
    }),
  )
})

test('a new role allows nothing, which is no role yet', () => {
  expect(roleErrors(newRoleValues())).toEqual([
    { path: 'name', message: 'Enter a name' },
    { path: 'clients:view', message: 'Choose what the role allows' },
  ])
  expect(roleErrors({ ...newRoleValues(), name: 'n'.repeat(61), 'notes:sign': 'all' })).toEqual([
    { path: 'name', message: 'Use at most 60 characters' },
  ])
})

test('a copy begins with the same permissions and another name', () => {
  const copy = roleInputOf(copiedRoleValues(anOwnRole()))
  expect(copy).toEqual({ ...aRoleInput(), name: 'Front desk (copy)', description: '' })
  expect(copiedRoleValues(anOwnRole({ name: 'n'.repeat(60) })).name).toHaveLength(60)
})

test('two versions are told in words', () => {
  const mine = { ...roleValuesOf(anOwnRole()), 'clients:view': 'own', 'notes:sign': 'all' }
  const different = roleVersions(mine, anOwnRole({ name: 'Desk' })).filter(
    ({ mine: one, theirs }) => one !== theirs,
  )
  expect(different).toEqual([
    { label: 'Name', mine: 'Front desk', theirs: 'Desk' },
    { label: 'See clients', mine: 'Own clients', theirs: 'All clients' },
    { label: 'Sign their own notes', mine: 'Yes', theirs: 'No' },
  ])
})
