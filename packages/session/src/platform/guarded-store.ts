import { createMemoryStore } from './memory-store'
import type { KeyValueStore } from './SessionPlatform'

/** A store that may refuse, as when a browser blocks storage or it is full: then memory serves for the page's life. */
export function guardedStore(store: KeyValueStore): KeyValueStore {
  const memory = createMemoryStore()
  return {
    get: (key) => {
      const kept = memory.get(key)
      if (kept !== null) return kept
      try {
        return store.get(key)
      } catch {
        return null
      }
    },
    set: (key, value) => {
      memory.remove(key)
      try {
        store.set(key, value)
      } catch {
        memory.set(key, value)
      }
    },
    remove: (key) => {
      memory.remove(key)
      try {
        store.remove(key)
      } catch {
        // Nothing could be kept there in the first place.
      }
    },
  }
}
