import { createFakeClock, createFakePlatform, type FakeClock } from '@oaklet/api/testing'
import { createMemoryStore } from '../platform/memory-store'
import type { KeyValueStore, LockOptions, SessionPlatform } from '../platform/SessionPlatform'

/** One tab: the platform of one session, with the test's hand on it. */
export interface FakeTab extends SessionPlatform {
  /** The tab becomes visible, or comes online. */
  wake(): void
  /** Puts another path on view. */
  goTo(path: string): void
  /** What the session left behind: timers of its own, and listeners. */
  leftovers(): { timers: number; listeners: number }
  /** What was noted with `warn`. */
  readonly warnings: readonly string[]
}

/** A browser: tabs that share a store, a lock and a clock. */
export interface FakeBrowser {
  readonly clock: FakeClock
  readonly shared: KeyValueStore
  /** Opens a tab on `path`, by default `/dashboard`. */
  openTab(path?: string): FakeTab
}

/** Makes a {@link FakeBrowser} whose clock stands still until it is moved. */
export function createFakeBrowser(clock = createFakeClock()): FakeBrowser {
  const shared = createMemoryStore()
  const tabs: (() => void)[] = []
  const withLock = createFakeLock(clock)
  let ids = 0
  const openTab = (startPath = '/dashboard'): FakeTab => {
    const listening = { otherTab: new Set<() => void>(), wake: new Set<() => void>() }
    const timers = new Set<object>()
    const platform = createFakePlatform({ clock })
    const hear = () => listening.otherTab.forEach((listener) => listener())
    let path = startPath
    tabs.push(hear)
    return {
      ...platform,
      newId: () => `00000000-0000-4000-9000-${String((ids += 1)).padStart(12, '0')}`,
      startTimer: (callback, delayMs) => {
        const timer = {}
        timers.add(timer)
        const cancel = clock.startTimer(() => {
          timers.delete(timer)
          callback()
        }, delayMs)
        return () => {
          timers.delete(timer)
          cancel()
        }
      },
      shared,
      perTab: createMemoryStore(),
      path: () => path,
      goTo: (next) => {
        path = next
      },
      tellOtherTabs: () => {
        for (const tab of tabs) if (tab !== hear) void Promise.resolve().then(tab)
      },
      onOtherTab: (listener) => listen(listening.otherTab, listener),
      onWake: (listener) => listen(listening.wake, listener),
      withLock,
      wake: () => listening.wake.forEach((listener) => listener()),
      leftovers: () => ({
        timers: timers.size,
        listeners: listening.otherTab.size + listening.wake.size,
      }),
    }
  }
  return { clock, shared, openTab }
}

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** One after another, like the browser's; a wait that is too long goes on without it. */
function createFakeLock(clock: FakeClock): SessionPlatform['withLock'] {
  let last: Promise<unknown> = Promise.resolve()
  return async <T>(_name: string, { waitMs, signal }: LockOptions, run: () => Promise<T>): Promise<T> => {
    const before = last
    let release = (): void => undefined
    last = new Promise<void>((resolve) => {
      release = resolve
    })
    let cancel = (): void => undefined
    const tooLong = new Promise<void>((resolve) => {
      cancel = clock.startTimer(resolve, waitMs)
    })
    try {
      await Promise.race([before, tooLong])
      cancel()
      signal.throwIfAborted()
      return await run()
    } finally {
      void before.then(release)
    }
  }
}
