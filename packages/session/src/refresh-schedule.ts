import type { Moment } from './moment'
import { type HeldToken, untilRefreshMs } from './token-policy'

/** The longest time between two checks of the token (spec §9). */
const REFRESH_CHECK_MS = 5 * 60_000
/**
 * The shortest pause before the next check: after no failed check, after one, two, and more. The first are short
 * because the server accepts a replaced token for 10 s only, when its answer was lost.
 */
const LEAST_PAUSES_MS = [1_000, 2_000, 4_000]
const LATER_PAUSE_MS = 30_000

/**
 * Returns the milliseconds until the next check: when the token is due to be renewed, but at most five minutes, and
 * not at once after a failure.
 */
export function nextCheckDelayMs(token: HeldToken, moment: Moment, failures: number): number {
  const leastMs = LEAST_PAUSES_MS[failures] ?? LATER_PAUSE_MS
  return Math.min(REFRESH_CHECK_MS, Math.max(leastMs, untilRefreshMs(token, moment)))
}

export interface RefreshScheduleDependencies {
  startTimer(callback: () => void, delayMs: number): () => void
  moment(): Moment
  /** Returns the current token; null when no person is signed in. */
  token(): HeldToken | null
  /** Renews the token if needed; rejects when the session's state isn't known. */
  check(): Promise<unknown>
}

/**
 * Creates the timer that checks the token. Each call of the returned function sets it again, or clears it when there
 * is no token. The timer only helps: every request checks the token itself.
 */
export function createRefreshSchedule(deps: RefreshScheduleDependencies): () => void {
  let cancel: (() => void) | null = null
  let failures = 0

  const arm = (failed: number): void => {
    failures = failed
    cancel?.()
    const token = deps.token()
    cancel = token && deps.startTimer(look, nextCheckDelayMs(token, deps.moment(), failures))
  }
  const rearm = (): void => arm(0)
  const look = (): void => {
    deps.check().then(rearm, () => arm(failures + 1))
  }
  return rearm
}
