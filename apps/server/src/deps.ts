import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Changes } from './changes'
import type { ClaimTransport } from './claim-transport'
import type { Database } from './db/database'
import type { Env } from './env'
import type { Mailer } from './mail/mailer'
import type { PaymentProvider } from './payment-provider/payment-provider'

/** Tells the time; tests hold it still. */
export interface Clock {
  now(): Date
}

/** Everything that a verb takes from outside. */
export interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
  readonly log: Logger
  readonly env: Env
  readonly mailer: Mailer
  readonly paymentProvider: PaymentProvider
  /** Null where the operator has set none up. */
  readonly claimTransport: ClaimTransport | null
  /** Of the test provider, while it stands in. */
  readonly providerPages: Hono | null
  readonly changes: Changes
  /** Signs access tokens and derives refresh and CSRF tokens. */
  readonly secret: Uint8Array
}
