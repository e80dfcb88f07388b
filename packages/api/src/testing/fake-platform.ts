import type { Platform } from '../platform/Platform'
import { createFakeClock, type FakeClock } from './fake-clock'
import { fixtureId } from './fixture-id'

/** A platform without chance or network, and its clock. */
export interface FakePlatform extends Platform {
  readonly clock: FakeClock
  /** What was noted with `warn`, in order. */
  readonly warnings: readonly string[]
}

/** What a test brings along. */
export interface FakePlatformOptions {
  clock?: FakeClock
  /** Answers every request; without it there is no network. */
  fetch?: (request: Request) => Promise<Response>
}

/** A platform without chance: its clock stands still until moved, and its ids count up from 900001. */
export function createFakePlatform({
  clock = createFakeClock(),
  fetch,
}: FakePlatformOptions = {}): FakePlatform {
  const warnings: string[] = []
  let ids = 900_000
  return {
    clock,
    warnings,
    now: clock.now,
    monotonicNow: clock.monotonicNow,
    startTimer: clock.startTimer,
    newId: () => fixtureId((ids += 1)),
    random: () => 0.5,
    fetch: fetch ?? (() => Promise.reject(new TypeError('There is no network in this test'))),
    warn: (message) => void warnings.push(message),
  }
}
