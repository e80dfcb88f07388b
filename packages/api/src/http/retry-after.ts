/** What to wait when a 429 does not say (spec §9), in seconds. */
const DEFAULT_RETRY_AFTER_SECONDS = 60

const DELAY_SECONDS = /^\d+(\.\d+)?$/

/** Whole seconds to wait after a 429, at least 1: the body's `retryAfter`, else the header (seconds or a date), else 60. */
export function retryAfterSeconds(body: unknown, header: string | null, nowMs: number): number {
  const seconds = fromBody(body) ?? fromHeader(header, nowMs) ?? DEFAULT_RETRY_AFTER_SECONDS
  return Math.max(1, Math.ceil(seconds))
}

function fromBody(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('retryAfter' in body)) return null
  const { retryAfter } = body
  return typeof retryAfter === 'number' && retryAfter >= 0 && retryAfter < Infinity ? retryAfter : null
}

function fromHeader(header: string | null, nowMs: number): number | null {
  const value = header ?? ''
  if (DELAY_SECONDS.test(value)) return Number(value)
  const dateMs = Date.parse(value)
  return Number.isNaN(dateMs) ? null : (dateMs - nowMs) / 1000
}
