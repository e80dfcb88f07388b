import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant, text } from '../wire/scalars'

/**
 * How far a practice’s account with the payment provider is: `not_connected → onboarding → restricted ⇄ active`, and
 * `disconnected`, from which it can be connected anew. Cards can be charged while it is `active`.
 */
export const PAYMENT_CONNECTION_STATES = [
  'not_connected',
  'onboarding',
  'restricted',
  'active',
  'disconnected',
] as const
/** One of {@link PAYMENT_CONNECTION_STATES}. */
export type PaymentConnectionState = (typeof PAYMENT_CONNECTION_STATES)[number]

/** An address, or a path of this server. */
const ADDRESS = /^(https?:\/\/|\/[^/])/

/** A practice’s account with the provider of card payments. */
export const PaymentConnection = z.object({
  state: z.enum(PAYMENT_CONNECTION_STATES),
  /** Whether no real money moves: screens say “Test mode” then. */
  isTest: z.boolean(),
  /** Whether this person may connect and disconnect: that needs `billing:edit` and `settings:edit`. */
  mayConnect: z.boolean(),
  /** The provider’s id of the account, such as `acct_1Oak`; null where there is none, and for who may not connect. */
  accountId: z.nullable(z.string()),
  /** Where the account is looked after at the provider: an address, or a path of this server; null like `accountId`. */
  dashboard: z.nullable(z.string().check(z.regex(ADDRESS))),
  /** What the provider still needs before cards can be charged, in words; empty unless `restricted` or `onboarding`. */
  requirements: z.array(z.string()),
  /** When the account became the practice’s; null where there is none. */
  connectedAt: z.nullable(Instant),
})
export type PaymentConnection = z.infer<typeof PaymentConnection>

/**
 * Where the browser goes next: an address of the provider, good for minutes, or a path of this server while the built-in
 * test provider stands in. Never keep or show it.
 */
const Address = z.string().check(z.regex(ADDRESS))

/** Where the browser goes next. */
export const ProviderAddress = z.object({ address: Address })
export type ProviderAddress = z.infer<typeof ProviderAddress>

/** What the provider added to the address of the callback, as far as it did; at least one of the fields. */
export const PaymentCallbackBody = z
  .object({
    /** The proof that this way back belongs to a way there. */
    state: z.optional(z.string().check(z.maxLength(200))),
    /** What an account can be read with, once. */
    code: z.optional(z.string().check(z.maxLength(500))),
    /** Why there is no code, such as `access_denied`. */
    error: z.optional(text(200)),
    /** Whether the provider asks for a new address, as the former one was used or is too old. */
    refresh: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      (body) => Object.values(body).some((value) => value !== undefined),
      'Say what the provider said',
    ),
  )
export type PaymentCallbackBody = z.input<typeof PaymentCallbackBody>

/**
 * What came of a way back from the provider. `active`, `restricted` and `onboarding` are the state of the account now;
 * `already_connected` changed nothing, as the practice has an account; `declined` changed nothing, as the person said
 * no; `continue` wants the browser at `address`; `expired` is a link that is unknown, used or older than 15 minutes.
 */
export const PAYMENT_CALLBACK_OUTCOMES = [
  'active',
  'restricted',
  'onboarding',
  'already_connected',
  'declined',
  'continue',
  'expired',
] as const
/** One of {@link PAYMENT_CALLBACK_OUTCOMES}. */
export type PaymentCallbackOutcome = (typeof PAYMENT_CALLBACK_OUTCOMES)[number]

/** What came of a way back, and how the practice’s account stands. */
export const PaymentCallback = z.object({
  outcome: z.enum(PAYMENT_CALLBACK_OUTCOMES),
  /** The practice that it is about; null for `expired`. */
  practice: z.nullable(z.object({ id: Id, name: z.string() })),
  /** How it is connected now; null for `expired`. */
  connection: z.nullable(PaymentConnection),
  /** Of `continue` alone. */
  address: z.nullable(Address),
})
export type PaymentCallback = z.infer<typeof PaymentCallback>

const connection = '/api/v1/practices/{practiceId}/payment-connection'

/** How the practice is connected with the payment provider. */
export const getPaymentConnection = endpoint({
  name: 'getPaymentConnection',
  method: 'GET',
  path: connection,
  access: 'invoices:view',
  response: enveloped(PaymentConnection),
})

/**
 * Begins to connect, or goes on with it; 403 without `settings:edit`, 409 `transition_refused` where the practice is
 * connected already, 503 `unavailable` while the provider doesn’t answer.
 */
export const connectPayments = endpoint({
  name: 'connectPayments',
  method: 'POST',
  path: `${connection}/connect`,
  access: 'billing:edit',
  response: enveloped(ProviderAddress),
})

/**
 * Gives up the account: no card can be charged any more; what was paid stays. 403 without `settings:edit`, 409
 * `transition_refused` while a charge is pending.
 */
export const disconnectPayments = endpoint({
  name: 'disconnectPayments',
  method: 'POST',
  path: `${connection}/disconnect`,
  access: 'billing:edit',
  response: enveloped(PaymentConnection),
})

/**
 * Takes what the provider sent the browser back with, once and in the session that went there; 404 where the practice
 * is not one of the person’s any more, 403 without `settings:edit`.
 */
export const takePaymentCallback = endpoint({
  name: 'takePaymentCallback',
  method: 'POST',
  path: '/api/v1/organizations/{orgId}/payment-callback',
  access: 'billing:edit',
  body: PaymentCallbackBody,
  response: enveloped(PaymentCallback),
})
