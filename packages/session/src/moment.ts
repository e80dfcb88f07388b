/** Both clocks at one moment: wall time may jump, and the monotonic one may pause while the machine sleeps. */
export interface Moment {
  nowMs: number
  monotonicMs: number
}

/**
 * How long ago `since` was: by whichever clock has moved further, as one may sleep and the other be set back.
 * NaN when `since` is not known.
 */
export const ageMs = (since: Moment, { nowMs, monotonicMs }: Moment): number =>
  Math.max(nowMs - since.nowMs, monotonicMs - since.monotonicMs)

/** A stored wall time, met at `met`. One that seems to come from the future is endlessly long ago. */
export function storedMoment(atMs: number, met: Moment): Moment {
  const passedMs = met.nowMs - atMs
  return { nowMs: atMs, monotonicMs: passedMs < 0 ? -Infinity : met.monotonicMs - passedMs }
}
