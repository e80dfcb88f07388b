import { createMemoryStore } from './memory-store'
import type { KeyValueStore } from './SessionPlatform'

/**
 * Wraps a store that may refuse, as when a browser blocks storage or it is full: then the values live in memory as
 * long as the page.
 */
export function guardedStore(open: () => Storage): KeyValueStore {
  const memory = createMemoryStore()
  const attempt = <T>(use: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return use(open())
    } catch {
      return otherwise()
    }
  }
  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set: (key, value) => {
      memory.remove(key)
      attempt(
        (storage) => storage.setItem(key, value),
        () => memory.set(key, value),
      )
    },
    remove: (key) => {
      memory.remove(key)
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      )
    },
  }
}
