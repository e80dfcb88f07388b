import type { Moment } from './moment'
import { type HeldToken, untilRefreshMs } from './token-policy'

/** The token is looked at this often at least (spec §9). */
const REFRESH_CHECK_MS = 5 * 60_000
/**
 * The least pause after none, one and two looks that found no answer, and after more. An answer may have been lost on
 * its way, and the server takes a replaced token for 10 s only.
 */
const LEAST_PAUSES_MS = [1_000, 2_000, 4_000]
const LATER_PAUSE_MS = 30_000

/** How long until the next look: when the token falls due, but at most five minutes, and not at once after a failure. */
export function nextCheckDelayMs(token: HeldToken, moment: Moment, failures: number): number {
  const leastMs = LEAST_PAUSES_MS[failures] ?? LATER_PAUSE_MS
  return Math.min(REFRESH_CHECK_MS, Math.max(leastMs, untilRefreshMs(token, moment)))
}

export interface RefreshScheduleDependencies {
  startTimer(callback: () => void, delayMs: number): () => void
  moment(): Moment
  /** The token held now; null when no person is signed in. */
  token(): HeldToken | null
  /** Renews the token if needed; rejects when the session's state isn't known. */
  check(): Promise<unknown>
}

/**
 * A timer that looks at the token, set anew by each call of what this returns, or none while no token is held. It
 * is only a hint: every request checks the truth for itself.
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
