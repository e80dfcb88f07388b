import { ApiError, type ApiErrorFacts } from '../errors/ApiError'
import { RateLimitedError } from '../errors/RateLimitedError'
import { UnauthorizedError } from '../errors/UnauthorizedError'
import { ErrorBody, type ErrorCode } from '../wire/error-body'
import { retryAfterSeconds } from './retry-after'

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  422: 'validation_failed',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

export interface RefusedAnswer {
  status: number
  headers: Headers
  /** The parsed JSON, or null when the answer was something else. */
  body: unknown
  nowMs: number
}

/** The error for an answer outside 2xx. A body that is not the contract's, like a proxy's page, still gives a code. */
export function errorFromResponse({ status, headers, body, nowMs }: RefusedAnswer): ApiError {
  const facts = readFacts(status, headers, body)
  if (status === 429) {
    return new RateLimitedError(facts, retryAfterSeconds(body, headers.get('retry-after'), nowMs))
  }
  return status === 401 ? new UnauthorizedError(facts) : new ApiError(facts)
}

function readFacts(status: number, headers: Headers, body: unknown): ApiErrorFacts {
  const parsed = ErrorBody.safeParse(body)
  const requestId = headers.get('x-request-id')
  if (!parsed.success) {
    return { status, code: codeFor(status), serverMessage: looseMessage(body), requestId }
  }
  const { code, message, fieldErrors, current, conflicts } = parsed.data
  return {
    status,
    code,
    serverMessage: message || null,
    fieldErrors: fieldErrors ?? [],
    current,
    conflicts: conflicts ?? [],
    requestId: parsed.data.requestId || requestId,
  }
}

function codeFor(status: number): ErrorCode {
  return CODE_BY_STATUS[status] ?? (status >= 500 ? 'internal' : 'malformed_request')
}

function looseMessage(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null
  return typeof body.message === 'string' && body.message !== '' ? body.message : null
}
