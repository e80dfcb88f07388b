import type { LockOptions, SessionPlatform } from './SessionPlatform'
import { guardedStore } from './guarded-store'

const CHANNEL = 'oaklet-session'

/** The real browser: its clocks, timers, stores, locks, and the channel between its tabs. */
export function createBrowserPlatform(): SessionPlatform {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  return {
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    // Only https and localhost have it, and nothing else is served.
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    startTimer: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    },
    fetch: (request) => fetch(request),
    warn: (message, details) => console.warn(`Oaklet: ${message}`, details ?? ''),
    shared: guardedStore(() => localStorage),
    perTab: guardedStore(() => sessionStorage),
    path: () => location.pathname,
    tellOtherTabs: () => channel?.postMessage('changed'),
    onOtherTab: (listener) => {
      const life = new AbortController()
      const { signal } = life
      addEventListener('storage', ({ storageArea }) => storageArea === localStorage && listener(), { signal })
      channel?.addEventListener('message', listener, { signal })
      return () => {
        life.abort()
        channel?.close()
      }
    },
    onWake: (listener) => {
      const life = new AbortController()
      const { signal } = life
      document.addEventListener('visibilitychange', () => document.hidden || listener(), { signal })
      addEventListener('pageshow', listener, { signal })
      addEventListener('online', listener, { signal })
      return () => life.abort()
    },
    withLock: (name, options, run) => {
      const { locks } = navigator as { locks?: LockManager }
      return locks ? runLocked(locks, name, options, run) : run()
    },
  }
}

/** After a wait that took too long, runs without the lock. The lock is never stolen. */
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
  const turn = { hasBegun: false }
  const begin = () => {
    turn.hasBegun = true
    clearTimeout(timer)
    return run()
  }
  try {
    return await locks.request(name, { signal: waiting.signal }, begin)
  } catch (error) {
    if (turn.hasBegun || signal.aborted) throw error
    return await run()
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}
