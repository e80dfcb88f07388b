import { AppError } from '../errors'
import { ProviderAway, ProviderRefused } from './provider-errors'

const RETRY_AFTER_SECONDS = 10

/** Asks the provider for somebody who waits: its refusal becomes theirs, in its words. */
export async function answerOfProvider<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProviderRefused) throw new AppError('provider_refused', error.message)
    if (!(error instanceof ProviderAway)) throw error
    throw new AppError(
      'unavailable',
      'The payment provider doesn’t answer right now. Try again in a moment.',
      {
        retryAfter: RETRY_AFTER_SECONDS,
      },
    )
  }
}
