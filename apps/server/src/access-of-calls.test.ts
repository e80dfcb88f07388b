import { ENDPOINTS } from '@oaklet/api/contract'
import { expect, it } from 'vitest'
import { ACCESS_OF_CALLS } from './testing/access-of-calls'

const named = Object.entries(ACCESS_OF_CALLS).flatMap(([access, names]) =>
  names.map((name): [string, string] => [name, access]),
)

it('each call asks for the permission that the reviewed table says, and none is missing in it', () => {
  const asked = ENDPOINTS.map(({ name, access }): [string, string] => [name, access])
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(named))
})

it('each call stands in the table once', () => {
  expect(named).toHaveLength(new Set(named.map(([name]) => name)).size)
})
