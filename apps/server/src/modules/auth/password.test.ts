import * as argon2 from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'

// The files of one worker share their modules: this one takes a copy that can be watched, and leaves nothing of it.
const verify = vi.fn(argon2.verify)
vi.doMock('@node-rs/argon2', () => ({ ...argon2, verify }))
vi.resetModules()
const { hashPassword, verifyPassword } = await import('./password')
vi.doUnmock('@node-rs/argon2')
vi.resetModules()

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

const WORDS = 'Pässwörter-é-2026'

it.each(['NFC', 'NFD', 'NFKC', 'NFKD'] as const)('fits in %s, whatever form it was set in', async (form) => {
  const [composed, decomposed] = await Promise.all([
    hashPassword(WORDS.normalize('NFC')),
    hashPassword(WORDS.normalize('NFD')),
  ])
  expect(await verifyPassword(composed, WORDS.normalize(form))).toBe(true)
  expect(await verifyPassword(decomposed, WORDS.normalize(form))).toBe(true)
  expect(await verifyPassword(composed, WORDS.replace('é', 'e').normalize(form))).toBe(false)
})

it.each(['NFC', 'NFD'] as const)(
  'still fits what an older release hashed as it was typed, in %s',
  async (form) => {
    const older = await argon2.hash(WORDS.normalize(form))
    expect(await verifyPassword(older, WORDS.normalize('NFC'))).toBe(true)
    expect(await verifyPassword(older, WORDS.normalize('NFD'))).toBe(true)
  },
)
