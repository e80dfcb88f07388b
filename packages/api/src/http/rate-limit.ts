/** A warning is logged when fewer requests than this remain (spec §9). */
const RATE_LIMIT_WARNING_BELOW = 5

/** What the server last said of its limit; `reset` as it stands in the header. Null where it said nothing. */
export interface RateLimit {
  limit: number | null
  remaining: number | null
  reset: number | null
  /** Epoch milliseconds until which a 429 asked to wait; null when none did. */
  blockedUntilMs: number | null
}

/** Reads the `x-ratelimit-*` headers; null when the answer carries none of them. */
export function readRateLimit(headers: Headers): RateLimit | null {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
    wholeNumber(headers.get(`x-ratelimit-${name}`)),
  )
  if (limit == null && remaining == null && reset == null) return null
  return { limit: limit ?? null, remaining: remaining ?? null, reset: reset ?? null, blockedUntilMs: null }
}

/** Whether the limit is so close that it should be noted. */
export function isNearlyUsedUp({ remaining }: RateLimit): boolean {
  return remaining !== null && remaining < RATE_LIMIT_WARNING_BELOW
}

function wholeNumber(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null
}
