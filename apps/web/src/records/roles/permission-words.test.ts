import { BASE_PERMISSIONS } from '@oaklet/api'
import { expect, test } from 'vitest'
import { PERMISSION_GROUPS, permissionWords, scopesOf, scopeWords } from './permission-words'

test('every permission has words of its own, in one group', () => {
  const told = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions)
  expect(told.map(({ permission }) => permission).toSorted()).toEqual([...BASE_PERMISSIONS].toSorted())
  expect(new Set(told.map(({ words }) => words)).size).toBe(told.length)
  expect(permissionWords('claims:post')).toBe('Post what insurance paid')
})

test('what is about clients reaches all, one’s own or none; the rest is allowed or not', () => {
  const answers = (permission: 'clients:view' | 'notes:sign') =>
    scopesOf(permission).map((scope) => scopeWords(permission, scope))
  expect(answers('clients:view')).toEqual(['No', 'Own clients', 'All clients'])
  expect(answers('notes:sign')).toEqual(['No', 'Yes'])
})
