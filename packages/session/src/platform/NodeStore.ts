import type { KeyValueStore, SessionPlatform } from './SessionPlatform'

/** The store of a session in Node. `replace` and `withLock` matter only where several processes share the store. */
export interface NodeStore extends KeyValueStore {
  /** Sets the value, or removes it (null), in one step if it is still `before`; returns whether it was. */
  replace?(key: string, before: string | null, after: string | null): boolean
  /** Runs `run` in one process at a time, if the lock can be had in time. */
  withLock?: SessionPlatform['withLock']
}
