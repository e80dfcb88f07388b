/** A token this close to its expiry counts as expired (spec §9). */
export const EXPIRY_MARGIN_MS = 30_000
/** A token with this much left, or less, is renewed (spec §9). */
export const REFRESH_THRESHOLD_MS = 60_000
/** Without a known expiry: renewed beyond the first age, expired beyond the second (spec §4). */
export const REFRESH_AGE_MS = 12 * 60_000
export const EXPIRED_AGE_MS = 15 * 60_000
/** A younger token beside a cached user counts as a valid session without a check (spec §9). */
export const UNCHECKED_AGE_MS = 30 * 60_000

/** Both clocks at one moment. */
export interface Moment {
  nowMs: number
  monotonicMs: number
}

/** An access token and its life, which counts from before the request for it was sent. */
export interface HeldToken {
  value: string
  /** Wall clock at the start of its life. */
  issuedAtMs: number
  /** Null when the expiry is not known. */
  expiresAtMs: number | null
  /** Monotonic clock at the start of its life; minus infinity when that can't be told. */
  issuedMonotonicMs: number
}

/** Three parts separated by dots (spec §5). */
export const isTokenShape = (value: string): boolean => /^[^.\s]+\.[^.\s]+\.[^.\s]+$/.test(value)

/** The token that an answer to a request sent at `sent` brought. */
export function issuedToken(value: string, expiresInSeconds: number, sent: Moment): HeldToken {
  return {
    value,
    issuedAtMs: sent.nowMs,
    expiresAtMs: sent.nowMs + expiresInSeconds * 1000,
    issuedMonotonicMs: sent.monotonicMs,
  }
}

/** A stored token, met at `met`. One that seems to come from the future is of unknown age, so it counts as expired. */
export function metToken(stored: Omit<HeldToken, 'issuedMonotonicMs'>, met: Moment): HeldToken {
  const ageMs = met.nowMs - stored.issuedAtMs
  return { ...stored, issuedMonotonicMs: ageMs < 0 ? -Infinity : met.monotonicMs - ageMs }
}

/** How old the token is: by whichever clock has moved further, as one may sleep and the other be set back. */
export function tokenAgeMs(token: HeldToken, moment: Moment): number {
  return Math.max(moment.nowMs - token.issuedAtMs, moment.monotonicMs - token.issuedMonotonicMs)
}

/** How long until the token's expiry; null when that is not known. */
export function remainingMs(token: HeldToken, moment: Moment): number | null {
  if (token.expiresAtMs === null) return null
  return token.expiresAtMs - token.issuedAtMs - tokenAgeMs(token, moment)
}

/** Whether the token may no longer be sent. */
export function isExpired(token: HeldToken, moment: Moment): boolean {
  const leftMs = remainingMs(token, moment)
  return leftMs === null ? tokenAgeMs(token, moment) > EXPIRED_AGE_MS : leftMs <= EXPIRY_MARGIN_MS
}

/** Whether a new token should be fetched. */
export function needsRefresh(token: HeldToken, moment: Moment): boolean {
  return untilRefreshMs(token, moment) <= 0
}

/** How long until {@link needsRefresh}; 0 or less when it does already. */
export function untilRefreshMs(token: HeldToken, moment: Moment): number {
  const leftMs = remainingMs(token, moment)
  return leftMs === null ? REFRESH_AGE_MS - tokenAgeMs(token, moment) + 1 : leftMs - REFRESH_THRESHOLD_MS
}

/** Whether a token beside a cached user makes a session without asking the server. */
export function isValidUnchecked(token: HeldToken, moment: Moment): boolean {
  return tokenAgeMs(token, moment) < UNCHECKED_AGE_MS
}
