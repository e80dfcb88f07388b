/** The page locks after this long without input. */
export const IDLE_LOCK_MS = 15 * 60_000
/** So long before that it is said, so that it can be put off. */
const IDLE_WARNING_MS = 2 * 60_000

/** How far an unused page has come. */
export type IdleStage = 'active' | 'warning' | 'locked'

/** Where the page stands at `now`; times in epoch milliseconds. Input from the future is a clock that was set back. */
export function idleStage(now: number, lastInput: number): IdleStage {
  const idleMs = now - lastInput
  if (idleMs >= IDLE_LOCK_MS) return 'locked'
  return idleMs >= IDLE_LOCK_MS - IDLE_WARNING_MS ? 'warning' : 'active'
}

/** Milliseconds until the stage changes by itself; null once it is locked. */
export function untilNextStage(now: number, lastInput: number): number | null {
  const stage = idleStage(now, lastInput)
  if (stage === 'locked') return null
  const idleMs = Math.max(0, now - lastInput)
  return IDLE_LOCK_MS - (stage === 'active' ? IDLE_WARNING_MS : 0) - idleMs
}
