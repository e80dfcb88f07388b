interface Timer {
  dueMs: number
  callback: () => void
}

/** Both clocks and the timers, moved by the test alone. */
export interface FakeClock {
  /** Wall time in epoch milliseconds. */
  now(): number
  /** The clock that never goes back, in milliseconds. */
  monotonicNow(): number
  /** Calls back once the clock has been moved `delayMs` on; what it returns cancels that. */
  startTimer(callback: () => void, delayMs: number): () => void
  /** Time passes: timers that fall due are called, in order, and what they begin is let finish. */
  advance(ms: number): Promise<void>
  /** The machine sleeps: only the wall clock moves, and no timer is called. */
  sleep(ms: number): void
  /** The wall clock is set forward, or back when `ms` is negative. */
  skew(ms: number): void
  /** How many timers are waiting. */
  timerCount(): number
}

/** Tuesday, Nov 17, 2026, 14:00 UTC, unless another moment is given. */
export function createFakeClock(startMs = Date.UTC(2026, 10, 17, 14)): FakeClock {
  const timers = new Set<Timer>()
  let wallMs = startMs
  let monotonicMs = 1_000

  const nextDue = (untilMs: number): Timer | undefined =>
    [...timers].filter(({ dueMs }) => dueMs <= untilMs).sort((one, other) => one.dueMs - other.dueMs)[0]

  const moveTo = (ms: number): void => {
    wallMs += ms - monotonicMs
    monotonicMs = ms
  }

  return {
    now: () => wallMs,
    monotonicNow: () => monotonicMs,
    startTimer: (callback, delayMs) => {
      const timer = { callback, dueMs: monotonicMs + Math.max(0, delayMs) }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance: async (ms) => {
      const untilMs = monotonicMs + ms
      await settle()
      for (let timer = nextDue(untilMs); timer; timer = nextDue(untilMs)) {
        timers.delete(timer)
        moveTo(Math.max(monotonicMs, timer.dueMs))
        timer.callback()
        await settle()
      }
      moveTo(untilMs)
    },
    sleep: (ms) => {
      wallMs += ms
    },
    skew: (ms) => {
      wallMs += ms
    },
    timerCount: () => timers.size,
  }
}

/** Lets everything go on that waits for promises alone. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
}
