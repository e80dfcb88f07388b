import type Stripe from 'stripe'
import { ProviderAway, ProviderRefused } from '../provider-errors'

/** The version of Stripe's API that this is written for; the package sends the one that it pins, which a test compares. */
export const STRIPE_API_VERSION = '2026-10-28.endive'

/** A charge and the question what came of it take less together than the 30 s for which a browser waits. */
const TIMEOUT_MS = 13_000

/** How Stripe is reached: by its own address or another, or through a function instead of a network. */
export interface StripeLine {
  secretKey: string
  /** Null for Stripe's own. */
  apiBase: string | null
  fetch?: typeof fetch
}

/**
 * The package is large and loaded with the first call. It repeats nothing by itself: what may have been done is asked
 * for instead.
 */
export function stripeClient({ secretKey, apiBase, fetch }: StripeLine): () => Promise<Stripe> {
  let made: Promise<Stripe> | undefined
  return () => (made ??= make())

  async function make(): Promise<Stripe> {
    const { default: Package } = await import('stripe')
    return new Package(secretKey, {
      maxNetworkRetries: 0,
      timeout: TIMEOUT_MS,
      telemetry: false,
      ...(apiBase !== null && addressParts(apiBase)),
      ...(fetch !== undefined && { httpClient: Package.createFetchHttpClient(fetch) }),
    })
  }
}

function addressParts(apiBase: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' }
}

/** As far as the failures of the package need to be told apart. */
interface StripeFailure {
  type: string
  message: string
  statusCode?: number
  code?: string
  /** The charge that was refused, where there is one. */
  payment_intent?: { id: string }
}

/** What the package threw, or null where it was something else. */
export function stripeFailure(error: unknown): StripeFailure | null {
  const isOne = error instanceof Error && 'type' in error && 'rawType' in error
  return isOne ? (error as Error & StripeFailure) : null
}

/** With a key that is wrong or was taken back, nothing can be known of any account. */
const AWAY = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError', 'StripeAuthenticationError']

/** Runs a call of the package; what it throws becomes a refusal in Stripe's words, or "nobody knows". */
export async function asked<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    const failure = stripeFailure(error)
    if (failure === null) throw error
    if (AWAY.includes(failure.type) || isStillDone(failure.statusCode)) {
      throw new ProviderAway('Stripe gave no answer', { cause: error })
    }
    throw new ProviderRefused(failure.message, { cause: error })
  }
}

/** Stripe failed itself, or is at work on the same call still, as two with one key answer. */
const isStillDone = (statusCode = 500): boolean => statusCode >= 500 || statusCode === 409
