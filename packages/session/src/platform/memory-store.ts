import type { KeyValueStore } from './SessionPlatform'

/** Creates a store that lasts as long as the process. */
export function createMemoryStore(entries = new Map<string, string>()): KeyValueStore {
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  }
}
