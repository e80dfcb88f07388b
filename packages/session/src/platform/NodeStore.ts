import type { KeyValueStore, SessionPlatform } from './SessionPlatform'

/** What a session in Node is kept in. The two extras matter only where several processes share the store. */
export interface NodeStore extends KeyValueStore {
  /** Sets or (null) removes the value in one step, but only if it is still `before`; tells whether it was. */
  replace?(key: string, before: string | null, after: string | null): boolean
  /** Runs one process at a time, if the lock can be had in time. */
  withLock?: SessionPlatform['withLock']
}
