import type { KeyValueStore, LockOptions, SessionPlatform } from './SessionPlatform'
import { guardedStore } from './guarded-store'

const CHANNEL = 'oaklet-session'

/** The real browser: its clocks, timers, stores, locks, and the channel between its tabs. */
export function createBrowserPlatform(): SessionPlatform {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  return {
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    newId,
    random: () => Math.random(),
    startTimer: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    },
    fetch: (request) => fetch(request),
    warn: (message, details) => console.warn(`Oaklet: ${message}`, details ?? ''),
    shared: webStore(() => localStorage),
    perTab: webStore(() => sessionStorage),
    path: () => location.pathname,
    tellOtherTabs: () => channel?.postMessage('changed'),
    onOtherTab: (listener) => {
      const onStorage = ({ storageArea }: StorageEvent) => {
        if (storageArea === localStorage) listener()
      }
      addEventListener('storage', onStorage)
      channel?.addEventListener('message', listener)
      return () => {
        removeEventListener('storage', onStorage)
        channel?.removeEventListener('message', listener)
        channel?.close()
      }
    },
    onWake: (listener) => {
      const onVisible = () => {
        if (document.visibilityState === 'visible') listener()
      }
      document.addEventListener('visibilitychange', onVisible)
      addEventListener('pageshow', listener)
      addEventListener('online', listener)
      return () => {
        document.removeEventListener('visibilitychange', onVisible)
        removeEventListener('pageshow', listener)
        removeEventListener('online', listener)
      }
    },
    withLock: (name, options, run) => {
      const { locks } = navigator as { locks?: LockManager }
      return locks ? runLocked(locks, name, options, run) : run()
    },
  }
}

/** A wait that took too long goes on without the lock, which is never stolen. */
async function runLocked<T>(
  locks: LockManager,
  name: string,
  { waitMs, signal }: LockOptions,
  run: () => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const waiting = new AbortController()
  const giveUp = () => waiting.abort()
  const timer = setTimeout(giveUp, waitMs)
  signal.addEventListener('abort', giveUp)
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    clearTimeout(timer)
    return run()
  }
  try {
    return await locks.request(name, { signal: waiting.signal }, begin)
  } catch (error) {
    if (hasBegun || signal.aborted) throw error
    return await run()
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}

/** `randomUUID` exists only where the page is served securely. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join('-')
}

function webStore(storage: () => Storage): KeyValueStore {
  return guardedStore({
    get: (key) => storage().getItem(key),
    set: (key, value) => storage().setItem(key, value),
    remove: (key) => storage().removeItem(key),
  })
}
