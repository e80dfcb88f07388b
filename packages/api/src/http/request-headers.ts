import type { Method } from '../wire/endpoint'

const UNSAFE_METHODS: readonly Method[] = ['POST', 'PUT', 'PATCH', 'DELETE']

const ACCEPTED = { json: 'application/json', file: '*/*', stream: 'text/event-stream' } as const

export interface RequestHeaderFacts {
  method: Method
  applicationId: string
  requestId: string
  isRetry: boolean
  bearer: string | null
  csrf: string | null
  idempotencyKey: string | null
  answer: 'json' | 'file' | 'stream'
}

/** The headers of one request (spec §7): bearer and CSRF token only when held, the latter only on unsafe methods. */
export function requestHeaders(facts: RequestHeaderFacts): Record<string, string> {
  return {
    Accept: ACCEPTED[facts.answer],
    'Content-Type': 'application/json',
    'X-Application-Id': facts.applicationId,
    'X-Request-Id': facts.requestId,
    ...(facts.isRetry && { 'X-Retry': '1' }),
    ...(facts.bearer !== null && { Authorization: `Bearer ${facts.bearer}` }),
    ...(facts.csrf !== null && UNSAFE_METHODS.includes(facts.method) && { 'X-CSRF-Token': facts.csrf }),
    ...(facts.idempotencyKey !== null && { 'Idempotency-Key': facts.idempotencyKey }),
  }
}
