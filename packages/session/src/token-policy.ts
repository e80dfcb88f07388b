/** A token this close to its expiry counts as expired (spec §9). */
const EXPIRY_MARGIN_MS = 30_000
/** A token with this much left, or less, is renewed (spec §9). */
const REFRESH_THRESHOLD_MS = 60_000
/** Without a known expiry, a token older than these is renewed, and expired (spec §4). */
const REFRESH_AGE_MS = 12 * 60_000
const EXPIRED_AGE_MS = 15 * 60_000
/** A younger token beside a cached user counts as a valid session without a check (spec §9). */
const UNCHECKED_AGE_MS = 30 * 60_000

/** Both clocks at one moment. */
export interface Moment {
  nowMs: number
  monotonicMs: number
}

/** An access token and its life, which counts from before the request for it was sent. */
export interface HeldToken {
  value: string
  /** From the start of its life to its expiry; null when that is not known. */
  lifeMs: number | null
  /** Both clocks at the start of its life; the monotonic one is minus infinity when that can't be told. */
  issued: Moment
}

/** Three parts separated by dots (spec §5). */
export const isTokenShape = (value: string): boolean => /^[^.\s]+\.[^.\s]+\.[^.\s]+$/.test(value)

/** A stored token, met at `met`. One that seems to come from the future is of unknown age, so it counts as expired. */
export function metToken(value: string, lifeMs: number | null, issuedAtMs: number, met: Moment): HeldToken {
  const ageMs = met.nowMs - issuedAtMs
  const monotonicMs = ageMs < 0 ? -Infinity : met.monotonicMs - ageMs
  return { value, lifeMs, issued: { nowMs: issuedAtMs, monotonicMs } }
}

/** How old the token is: by whichever clock has moved further, as one may sleep and the other be set back. */
export function tokenAgeMs({ issued }: HeldToken, { nowMs, monotonicMs }: Moment): number {
  return Math.max(nowMs - issued.nowMs, monotonicMs - issued.monotonicMs)
}

/** Whether the token may no longer be sent. */
export function isExpired(token: HeldToken, moment: Moment): boolean {
  const ageMs = tokenAgeMs(token, moment)
  return token.lifeMs === null ? ageMs > EXPIRED_AGE_MS : ageMs >= token.lifeMs - EXPIRY_MARGIN_MS
}

/** Whether a new token should be fetched. */
export const needsRefresh = (token: HeldToken, moment: Moment): boolean => untilRefreshMs(token, moment) <= 0

/** How long until {@link needsRefresh}; 0 or less when it does already. */
export function untilRefreshMs(token: HeldToken, moment: Moment): number {
  const dueAgeMs = token.lifeMs === null ? REFRESH_AGE_MS + 1 : token.lifeMs - REFRESH_THRESHOLD_MS
  return dueAgeMs - tokenAgeMs(token, moment)
}

/** Whether a token beside a cached user makes a session without asking the server. */
export const isValidUnchecked = (token: HeldToken, moment: Moment): boolean =>
  tokenAgeMs(token, moment) < UNCHECKED_AGE_MS
