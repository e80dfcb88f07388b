import type { Platform } from '@oaklet/api'

/** A store of strings by key. When the browser refuses to store, the values live as long as the page. */
export interface KeyValueStore {
  /** The value of a key; null when it has none. */
  get(key: string): string | null
  /** Sets a value and replaces the one before. */
  set(key: string, value: string): void
  /** Removes a key and its value. */
  remove(key: string): void
}

/** The options for waiting for a lock. */
export interface LockOptions {
  /** How long to wait for the lock before going on without it. */
  waitMs: number
  /** Gives up waiting, and rejects, when aborted. */
  signal: AbortSignal
}

/** The platform functions that a session needs, in addition to those of the client. */
export interface SessionPlatform extends Platform {
  /** The store that all tabs share; it survives a restart. */
  readonly shared: KeyValueStore
  /** The store of one tab, which ends with the tab. */
  readonly perTab: KeyValueStore
  /** Returns the current path, like `/login`. */
  path(): string
  /** Hints to the other tabs that the shared store has changed. */
  tellOtherTabs(): void
  /** Calls `listener` on such a hint; the shared store has the facts. */
  onOtherTab(listener: () => void): () => void
  /** Calls `listener` when the person or the network may be back: the page is visible, shown again or online. */
  onWake(listener: () => void): () => void
  /**
   * Runs `run` while no other tab holds the lock. When the lock can't be had in time, runs without it; never steals
   * it.
   */
  withLock<T>(name: string, options: LockOptions, run: () => Promise<T>): Promise<T>
}
