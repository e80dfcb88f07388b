import { expect, it, vi } from 'vitest'
import { createMemoryStore } from './memory-store'
import type { NodeStore } from './NodeStore'
import { SessionFileError } from './SessionFileError'
import { steadyStore } from './steady-store'

const fail = () => {
  throw new SessionFileError('session_file_unusable', '/a/file')
}
const full = (store: NodeStore): NodeStore => ({ ...store, set: fail, replace: fail })

it('remembers what can’t be stored, and says so once', () => {
  const warn = vi.fn()
  const store = steadyStore(full(createMemoryStore()), warn)
  store.set('a', 'one')
  store.set('b', 'two')
  expect([store.get('a'), store.get('b')]).toEqual(['one', 'two'])
  expect(warn.mock.calls).toEqual([['/a/file can’t be used as a session file.']])
})

it('forgets what it remembered once it can be stored, or is removed', () => {
  const inner = createMemoryStore()
  let isFull = true
  const store = steadyStore({ ...inner, set: (...entry) => (isFull ? fail() : inner.set(...entry)) }, vi.fn())
  store.set('a', 'one')
  store.set('b', 'one')
  isFull = false
  store.set('a', 'two')
  store.remove('b')
  expect([inner.get('a'), store.get('a'), store.get('b')]).toEqual(['two', 'two', null])
})

it('takes what can’t be read for nothing', () => {
  expect(steadyStore({ ...createMemoryStore(), get: fail }, vi.fn()).get('a')).toBeNull()
})

it('never tells the words of an unknown failure', () => {
  const warn = vi.fn()
  const store = steadyStore({ ...createMemoryStore(), remove: () => JSON.parse('a-secret') as never }, warn)
  store.remove('a')
  expect(warn.mock.calls).toEqual([['The session can’t be stored']])
})

it.each([
  ['a store that can’t do it in one step', createMemoryStore()],
  ['a full store', full(createMemoryStore(new Map([['a', 'one']])))],
])('replaces only what is still the same, in %s', (_name, inner) => {
  const store = steadyStore(inner, vi.fn())
  store.set('a', 'one')
  expect(store.replace('a', 'other', 'two')).toBe(false)
  expect(store.replace('a', 'one', 'two')).toBe(true)
  expect(store.get('a')).toBe('two')
  expect(store.replace('a', 'two', null)).toBe(true)
  expect(store.replace('a', null, 'three')).toBe(true)
})

it('does without a lock where the store has none', async () => {
  const options = { waitMs: 1, signal: new AbortController().signal }
  expect(
    await steadyStore(createMemoryStore(), vi.fn()).withLock('x', options, () => Promise.resolve(1)),
  ).toBe(1)
})
