import type { Platform } from '@oaklet/api'

/** Strings kept by key. Where the browser refuses to store, it remembers for as long as the page lives. */
export interface KeyValueStore {
  /** The value of a key; null when it has none. */
  get(key: string): string | null
  /** Keeps a value, in place of the one before. */
  set(key: string, value: string): void
  /** Forgets a key and its value. */
  remove(key: string): void
}

/** How long, and until when, a lock is waited for. */
export interface LockOptions {
  /** How long to wait for the lock before going on without it. */
  waitMs: number
  /** Gives up waiting, and rejects, when aborted. */
  signal: AbortSignal
}

/** What a session takes from its surroundings, beside what the client takes. */
export interface SessionPlatform extends Platform {
  /** Shared by all tabs, and there again after a restart. */
  readonly shared: KeyValueStore
  /** One tab's own, gone with it. */
  readonly perTab: KeyValueStore
  /** The path that is on view, like `/login`. */
  path(): string
  /** Hints to the other tabs that the shared store has changed. */
  tellOtherTabs(): void
  /** Calls back on such a hint; the shared store is the truth. */
  onOtherTab(listener: () => void): () => void
  /** Calls back when the person or the network may have come back: visible, shown again, online. */
  onWake(listener: () => void): () => void
  /** Runs `run` alone among the tabs if the lock can be had in time, and without it otherwise. Never steals it. */
  withLock<T>(name: string, options: LockOptions, run: () => Promise<T>): Promise<T>
}
