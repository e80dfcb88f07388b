import type { Clock } from '../deps'

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  set(instant: string): void
  advance(ms: number): void
}

/** A Tuesday, nine in the morning in New York. */
const TEST_START = '2026-11-17T14:00:00.000Z'

export function fakeClock(start: string = TEST_START): FakeClock {
  let ms = Date.parse(start)
  return {
    now: () => new Date(ms),
    set: (instant) => {
      ms = Date.parse(instant)
    },
    advance: (by) => {
      ms += by
    },
  }
}
