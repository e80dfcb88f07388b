import { createCookieFetch } from './cookie-fetch'
import { createMemoryStore } from './memory-store'
import type { NodeStore } from './NodeStore'
import type { KeyValueStore, SessionPlatform } from './SessionPlatform'
import { steadyStore } from './steady-store'

/** Options of a script's session; without a store, nothing survives the process. */
export interface NodePlatformOptions {
  /** The store of the session and its refresh cookie; left out, the session ends with the process. */
  store?: NodeStore
  /** Gets the log for the people who run the script; left out, it goes to the error stream. */
  warn?: SessionPlatform['warn']
}

const nothingToStop = () => undefined

/**
 * Node, for scripts and services. All processes that share a store are one tab: they use one CSRF token, one refresh
 * cookie, and one of them at a time renews. A session's timers keep the process alive until `dispose()`.
 */
export function createNodePlatform({
  store = createMemoryStore(),
  warn = (message, details) => console.warn(`Oaklet: ${message}`, details ?? ''),
}: NodePlatformOptions = {}): SessionPlatform {
  const shared = steadyStore(store, warn)
  return {
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    startTimer: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    },
    fetch: createCookieFetch(shared, (request) => fetch(request)),
    warn,
    shared,
    perTab: withPrefix('tab.', shared),
    path: () => '/',
    tellOtherTabs: () => undefined,
    onOtherTab: () => nothingToStop,
    onWake: () => nothingToStop,
    withLock: shared.withLock,
  }
}

const withPrefix = (prefix: string, { get, set, remove }: KeyValueStore): KeyValueStore => ({
  get: (key) => get(prefix + key),
  set: (key, value) => set(prefix + key, value),
  remove: (key) => remove(prefix + key),
})
