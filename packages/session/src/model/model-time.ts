/** What happens at a moment: at the server, on the way to a tab, or in a tab's own timer. */
interface Happening {
  isServers: boolean
  /** True time; for a timer, the machine's monotonic time. */
  dueMs: number
  /** A timer's tab may be in the background, where timers fire on whole multiples of this only. */
  timerStepMs: (() => number) | null
  run: () => void
}

/** More happenings than this in one stretch of time mean that something never comes to rest. */
const MOST_HAPPENINGS = 20_000
const START_MS = Date.UTC(2026, 10, 17, 14)

/** The true time, which is the server's, and the clocks of the one machine that all tabs run on. */
export interface ModelTime {
  trueMs(): number
  wallMs(): number
  monotonicMs(): number
  /** How far the machine's wall clock is ahead of the true time. */
  skewMs(): number
  /** For how long the machine has slept so far. */
  sleptMs(): number
  /** Counts the events, so that facts of the same event can be grouped. */
  moment(): number
  nextMoment(): void
  /** So much happened at once that it would never have come to an end; nothing happens any more. */
  isRestless(): boolean
  after(delayMs: number, where: 'server' | 'tab', run: () => void): void
  startTimer(callback: () => void, delayMs: number, stepMs: () => number): () => void
  advance(ms: number): Promise<void>
  /** The server goes on; the machine's timers and monotonic clock stand still, and what reaches it waits. */
  sleep(ms: number): Promise<void>
  skew(ms: number): void
}

export function createModelTime(): ModelTime {
  const happenings = new Set<Happening>()
  let trueMs = START_MS
  let skewMs = 0
  let sleptMs = 0
  let moment = 0
  let isRestless = false

  const dueAt = ({ dueMs, timerStepMs }: Happening): number => {
    if (timerStepMs === null) return dueMs
    const stepMs = timerStepMs()
    return Math.ceil(dueMs / stepMs) * stepMs + sleptMs + START_MS
  }
  const next = (untilMs: number, isAsleep: boolean): Happening | null => {
    let first: Happening | null = null
    let firstMs = untilMs
    for (const happening of happenings) {
      if (isAsleep && !happening.isServers) continue
      const dueMs = dueAt(happening)
      if (dueMs > firstMs || (dueMs === firstMs && first !== null)) continue
      first = happening
      firstMs = dueMs
    }
    if (first !== null) trueMs = Math.max(trueMs, firstMs)
    return first
  }
  const goTo = async (untilMs: number, isAsleep: boolean): Promise<void> => {
    let count = 0
    for (let first = next(untilMs, isAsleep); first !== null; first = next(untilMs, isAsleep)) {
      happenings.delete(first)
      moment += 1
      count += 1
      isRestless ||= count > MOST_HAPPENINGS
      if (isRestless) break
      first.run()
      // Only tabs wait for promises.
      if (!first.isServers) await settled()
    }
    trueMs = untilMs
  }

  return {
    trueMs: () => trueMs,
    wallMs: () => trueMs + skewMs,
    monotonicMs: () => trueMs - START_MS - sleptMs,
    skewMs: () => skewMs,
    sleptMs: () => sleptMs,
    moment: () => moment,
    isRestless: () => isRestless,
    nextMoment: () => {
      moment += 1
    },
    after: (delayMs, where, run) => {
      happenings.add({ isServers: where === 'server', dueMs: trueMs + delayMs, timerStepMs: null, run })
    },
    startTimer: (callback, delayMs, stepMs) => {
      const dueMs = trueMs - START_MS - sleptMs + Math.max(0, delayMs)
      const timer = { isServers: false, dueMs, timerStepMs: stepMs, run: callback }
      happenings.add(timer)
      return () => void happenings.delete(timer)
    },
    advance: (ms) => goTo(trueMs + ms, false),
    sleep: async (ms) => {
      await goTo(trueMs + ms, true)
      sleptMs += ms
    },
    skew: (ms) => {
      skewMs += ms
    },
  }
}

/** Lets everything go on that waits for promises alone: they all come before the next turn of the event loop. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
