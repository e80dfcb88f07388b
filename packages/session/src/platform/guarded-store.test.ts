import { describe, expect, it } from 'vitest'
import { guardedStore } from './guarded-store'

/** A browser's store over a map, which refuses what the test says. */
function storage(refused: { read?: boolean; write?: boolean } = {}) {
  const entries = new Map<string, string>()
  const refuse = () => {
    throw new Error('QuotaExceededError')
  }
  return {
    entries,
    length: 0,
    clear: () => entries.clear(),
    key: () => null,
    getItem: (key: string) => (refused.read ? refuse() : (entries.get(key) ?? null)),
    setItem: (key: string, value: string) => (refused.write ? refuse() : void entries.set(key, value)),
    removeItem: (key: string) => (refused.write ? refuse() : void entries.delete(key)),
  }
}

describe('a guarded store', () => {
  it('keeps in the browser’s store what it takes', () => {
    const browser = storage()
    const store = guardedStore(() => browser)
    store.set('a', '1')
    expect(browser.entries.get('a')).toBe('1')
    expect(store.get('a')).toBe('1')
    store.remove('a')
    expect(browser.entries.has('a')).toBe(false)
    expect(store.get('a')).toBeNull()
  })

  it('remembers for the page’s life what the browser won’t take', () => {
    const store = guardedStore(() => storage({ write: true }))
    store.set('a', '1')
    expect(store.get('a')).toBe('1')
    store.remove('a')
    expect(store.get('a')).toBeNull()
  })

  it('works where even asking for the store is refused', () => {
    const store = guardedStore(() => {
      throw new Error('SecurityError')
    })
    expect(store.get('a')).toBeNull()
    store.set('a', '1')
    expect(store.get('a')).toBe('1')
  })

  it('prefers the browser’s again once it takes a value', () => {
    const refused = { write: true }
    const browser = storage(refused)
    const store = guardedStore(() => browser)
    store.set('a', 'memory')
    refused.write = false
    store.set('a', 'browser')
    expect(store.get('a')).toBe('browser')
    expect(browser.entries.get('a')).toBe('browser')
  })
})
