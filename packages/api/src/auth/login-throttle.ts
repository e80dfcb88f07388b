import { isApiError, isRateLimited } from '../errors/guards'
import { OakletError } from '../errors/OakletError'

/** The client's own pause after a refused login (spec §5). */
export const API_LAYER_WINDOW_MS = 1_000
/** At this many failed attempts every try is refused for the lockout. */
const LOCKOUT_FAILURES = 5
const LOCKOUT_MS = 30_000
const MAX_BACKOFF_SECONDS = 30

/** A login that was refused without asking the server, because it came too soon. */
export class LoginThrottledError extends OakletError {
  readonly kind = 'login-throttled'
  readonly code = 'login_throttled'
  readonly waitSeconds: number

  constructor(message: string, waitSeconds: number) {
    super(message, message)
    this.waitSeconds = waitSeconds
  }
}

/** How often logging in has failed, and when last. */
export interface LoginFailures {
  count: number
  lastFailedAtMs: number
}

export const NO_LOGIN_FAILURES: LoginFailures = { count: 0, lastFailedAtMs: 0 }

/** Seconds that the person is asked to wait after `count` failures: 2 to the power of it, at most 30. */
export const backoffSeconds = (count: number): number => Math.min(2 ** count, MAX_BACKOFF_SECONDS)

/** The refusal that a try at `nowMs` meets, or null when it may go ahead. `windowMs` is the layer's. */
export function throttleRefusal(
  { count, lastFailedAtMs }: LoginFailures,
  nowMs: number,
  windowMs: number,
): LoginThrottledError | null {
  const elapsedMs = nowMs - lastFailedAtMs
  if (count >= LOCKOUT_FAILURES && elapsedMs < LOCKOUT_MS) {
    return new LoginThrottledError('Too many login attempts. Please wait 30 seconds.', LOCKOUT_MS / 1000)
  }
  if (count === 0 || elapsedMs >= windowMs) return null
  const seconds = backoffSeconds(count)
  return new LoginThrottledError(`Please wait ${seconds} seconds before trying again`, seconds)
}

/** The failures after `error` ended a try: a refusal counts, a rate limit counts as five, no answer doesn't count. */
export function afterFailure(failures: LoginFailures, error: unknown, nowMs: number): LoginFailures {
  if (isRateLimited(error)) return { count: LOCKOUT_FAILURES, lastFailedAtMs: nowMs }
  if (!isApiError(error) || error.status >= 500) return failures
  return { count: failures.count + 1, lastFailedAtMs: nowMs }
}

/** Holds back logins that come too soon after a refused one (spec §5). */
export interface LoginThrottle {
  /** Runs `attempt` unless it comes too soon, and remembers how it ended. */
  guard<T>(attempt: () => Promise<T>): Promise<T>
}

/** A throttle with its own count; `nowMs` is a monotonic clock. */
export function createLoginThrottle(windowMs: number, nowMs: () => number): LoginThrottle {
  let failures = NO_LOGIN_FAILURES
  return {
    async guard(attempt) {
      const refusal = throttleRefusal(failures, nowMs(), windowMs)
      if (refusal !== null) throw refusal
      try {
        const result = await attempt()
        failures = NO_LOGIN_FAILURES
        return result
      } catch (error) {
        failures = afterFailure(failures, error, nowMs())
        throw error
      }
    },
  }
}
