import type * as argon2 from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { hashPassword, verifyPassword } from './password'

const { verify } = vi.hoisted(() => ({ verify: vi.fn() }))
vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof argon2>()
  verify.mockImplementation(library.verify)
  return { ...library, verify }
})

/** All but salt and digest: the kind of hash and what it costs. */
const costOf = (hash: unknown) => String(hash).split('$').slice(0, 4)

it('checks one hash of the same cost, whether or not there is an account', async () => {
  const known = await hashPassword('four words in a row')
  expect(await verifyPassword(known, 'four words in a row')).toBe(true)
  expect(await verifyPassword(undefined, 'four words in a row')).toBe(false)
  const costs = verify.mock.calls.map(([hash]) => costOf(hash))
  expect(costs).toEqual([costOf(known), costOf(known)])
})

it('fits nobody without an account, not even the password that its stand-in was made of', async () => {
  expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false)
})
