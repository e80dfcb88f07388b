import type { Moment } from './moment'
import { type HeldToken, untilRefreshMs } from './token-policy'

/** The token is looked at this often at least (spec §9). */
const REFRESH_CHECK_MS = 5 * 60_000
/** The pause after a look that found no answer. */
const REFRESH_RETRY_MS = 30_000

/** How long until the next look: when the token falls due, but at most five minutes, and not at once after a failure. */
export function nextCheckDelayMs(token: HeldToken, moment: Moment, hasFailed: boolean): number {
  const leastMs = hasFailed ? REFRESH_RETRY_MS : 1_000
  return Math.min(REFRESH_CHECK_MS, Math.max(leastMs, untilRefreshMs(token, moment)))
}

export interface RefreshScheduleDependencies {
  startTimer(callback: () => void, delayMs: number): () => void
  moment(): Moment
  /** The token held now; null when nobody is signed in. */
  token(): HeldToken | null
  /** Renews the token if needed; rejects when nobody can tell. */
  check(): Promise<void>
}

/**
 * A timer that looks at the token, set anew by each call of what this returns, or none while no token is held. It
 * is only a hint: every request checks the truth for itself.
 */
export function createRefreshSchedule(deps: RefreshScheduleDependencies): () => void {
  let cancel: (() => void) | null = null

  const arm = (hasFailed: boolean): void => {
    cancel?.()
    const token = deps.token()
    cancel = token && deps.startTimer(look, nextCheckDelayMs(token, deps.moment(), hasFailed))
  }
  const rearm = (): void => arm(false)
  const look = (): void => {
    deps.check().then(rearm, () => arm(true))
  }
  return rearm
}
