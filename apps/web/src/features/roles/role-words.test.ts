import { BUILT_IN_ROLES } from '@oaklet/api'
import { anOwnerRole, anOwnRole } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { roleDescription } from '../../records/roles/role-description'
import { heldByWords, rolesSummary } from './role-words'

const people = (...names: string[]) => names.map((name) => ({ id: name, name, isActive: name !== 'Gus' }))

test('the first who hold a role are named, and who was deactivated is told apart', () => {
  expect(heldByWords([])).toBe('held by nobody')
  expect(heldByWords(people('Ada'))).toBe('held by Ada')
  expect(heldByWords(people('Ada', 'Gus'))).toBe('held by Ada and Gus (deactivated)')
  expect(heldByWords(people('Ada', 'Bo', 'Cy'))).toBe('held by Ada, Bo and Cy')
  expect(heldByWords(people('Ada', 'Bo', 'Cy', 'Di', 'Ed'))).toBe('held by Ada, Bo and 3 more')
})

test('every built-in role says what it is for, and an own one what people wrote', () => {
  for (const name of BUILT_IN_ROLES) expect(roleDescription(anOwnerRole({ name }))).toMatch(/\.$/)
  expect(roleDescription(anOwnRole({ name: 'Owner' }))).toBe('Answers the phone')
})

test('the summary counts both kinds', () => {
  expect(rolesSummary([anOwnerRole(), anOwnerRole()])).toBe('2 built-in roles, and none of your own yet.')
  expect(rolesSummary([anOwnerRole(), anOwnerRole(), anOwnRole()])).toBe(
    '2 built-in roles and 1 of your own.',
  )
})
