import { ApiError, type ApiErrorFacts } from './ApiError'

/** The server answered 429 (spec §8); its message is always the specification's sentence. */
export class RateLimitedError extends ApiError {
  override readonly kind = 'rate-limited'
  readonly retryAfterSeconds: number

  constructor(facts: ApiErrorFacts, retryAfterSeconds: number) {
    super(facts, `Too many requests. Please wait ${retryAfterSeconds} seconds.`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
