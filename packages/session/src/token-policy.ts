import { ageMs, type Moment } from './moment'

/** A token this close to its expiry counts as expired (spec §9). */
const EXPIRY_MARGIN_MS = 30_000
/** A token with this much left, or less, is renewed (spec §9). */
const REFRESH_THRESHOLD_MS = 60_000
/**
 * Without a known expiry, a token of the first age is renewed and one of the second age counts as expired (spec §4).
 */
const REFRESH_AGE_MS = 12 * 60_000
const EXPIRED_AGE_MS = 15 * 60_000
/** A younger token beside a cached user counts as a valid session without a check (spec §9). */
const UNCHECKED_AGE_MS = 30 * 60_000

/** An access token and its lifetime, which begins before the request for the token was sent. */
export interface HeldToken {
  value: string
  /** Milliseconds from the start of the lifetime to the expiry; null when that is not known. */
  lifeMs: number | null
  /** Both clocks at the start of the lifetime; the monotonic one is minus infinity when it isn't known. */
  issued: Moment
}

/** Three parts separated by dots (spec §5). */
export const isTokenShape = (value: string): boolean => /^[^.\s]+\.[^.\s]+\.[^.\s]+$/.test(value)

/** Returns whether the token may no longer be sent. */
export function isExpired(token: HeldToken, moment: Moment): boolean {
  const age = ageMs(token.issued, moment)
  return token.lifeMs === null ? age > EXPIRED_AGE_MS : age >= token.lifeMs - EXPIRY_MARGIN_MS
}

/** Returns whether a new token should be fetched. */
export const needsRefresh = (token: HeldToken, moment: Moment): boolean => untilRefreshMs(token, moment) <= 0

/** Returns the milliseconds until {@link needsRefresh}; 0 or less when the token needs it already. */
export function untilRefreshMs(token: HeldToken, moment: Moment): number {
  const dueAgeMs = token.lifeMs === null ? REFRESH_AGE_MS + 1 : token.lifeMs - REFRESH_THRESHOLD_MS
  return dueAgeMs - ageMs(token.issued, moment)
}

/** Returns whether a token and a cached user make a session without asking the server. */
export const isValidUnchecked = (token: HeldToken, moment: Moment): boolean =>
  ageMs(token.issued, moment) < UNCHECKED_AGE_MS
