/** Both clocks at one moment: the wall clock may jump, and the monotonic clock may pause while the machine sleeps. */
export interface Moment {
  nowMs: number
  monotonicMs: number
}

/**
 * Returns how many milliseconds ago `since` was, by the clock that has moved further: one may have slept, the other
 * may have been set back. NaN when `since` is not known.
 */
export const ageMs = (since: Moment, { nowMs, monotonicMs }: Moment): number =>
  Math.max(nowMs - since.nowMs, monotonicMs - since.monotonicMs)

/**
 * Returns the moment of a stored wall time that was read at `met`. A time in the future counts as infinitely long
 * ago.
 */
export function storedMoment(atMs: number, met: Moment): Moment {
  const passedMs = met.nowMs - atMs
  return { nowMs: atMs, monotonicMs: passedMs < 0 ? -Infinity : met.monotonicMs - passedMs }
}
