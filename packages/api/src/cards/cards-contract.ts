import * as z from 'zod/mini'
import { ProviderAddress } from '../payment-connection/payment-connection-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant } from '../wire/scalars'

/** What a client agrees to before their card is kept; it is kept with the card, word for word. */
export const CARD_CONSENT =
  'I allow this practice to keep my card with its payment provider and to charge it for what I owe, and for the copay of a session that took place. I can take this back at any time.'

/** A client’s card with the payment provider. Its number never reaches Oaklet. */
export const Card = z.object({
  id: Id,
  /** As the provider names it, such as `visa`. */
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  /** Whether its last month has passed, where the practice is: it can’t be charged then. */
  isExpired: z.boolean(),
  /** The one that is offered first; a client with cards has exactly one. */
  isDefault: z.boolean(),
  consent: z.object({
    text: z.string(),
    /** Who of the staff asked the client. */
    recordedBy: z.string(),
    recordedAt: Instant,
  }),
})
export type Card = z.infer<typeof Card>

/** The sentence that the client agreed to, as it stood on the screen: {@link CARD_CONSENT}. */
export const StartCardBody = z.object({
  consentText: z.literal(CARD_CONSENT, 'Ask the client to agree to the present words'),
})
export type StartCardBody = z.infer<typeof StartCardBody>

/** Which way to the provider has come back: `card` of the address that the browser was sent back to. */
export const FinishCardBody = z.object({ setupId: Id })
export type FinishCardBody = z.infer<typeof FinishCardBody>

/** What came of it: `kept`, `open` while the provider waits for a card, `ended` where that took too long. */
export const CARD_SETUP_STATES = ['open', 'kept', 'ended'] as const

/** What came of a way to the provider, and the client’s cards now. */
export const FinishedCard = z.object({ state: z.enum(CARD_SETUP_STATES), cards: z.array(Card) })
export type FinishedCard = z.infer<typeof FinishedCard>

/** Why the server turned Autopay off: declined on three nights, or a bank that asks the client to confirm each charge. */
export const AUTOPAY_STOPS = ['declined', 'confirmation_needed'] as const

/** What keeps Autopay from charging a client’s card, or from being turned on. */
export const AUTOPAY_WAITS = ['practice', 'connection', 'card', 'expired_card', 'dispute'] as const
/** One of {@link AUTOPAY_WAITS}. */
export type AutopayWait = (typeof AUTOPAY_WAITS)[number]

/** Whether a client’s default card is charged each night for the invoices that are due and the copays of completed sessions. */
export const Autopay = z.object({
  isOn: z.boolean(),
  /**
   * Whether copays are part of it, or would be if it were turned on: what the client agreed to for the default card says
   * so, and Autopay was turned on since copays are part of it.
   */
  takesCopays: z.boolean(),
  /** Who turned it on or off last; null where nobody ever did, or the server turned it off. */
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(Instant),
  /** Why the server turned it off; null unless it did. */
  stopped: z.nullable(z.enum(AUTOPAY_STOPS)),
  /** How many charges were declined one after another: it is turned off after the third. */
  declines: z.int(),
  /**
   * What keeps it from charging now: the practice hasn’t turned it on or isn’t connected, there is no card or an expired
   * one, or the client’s bank disputes a payment; null for nothing.
   */
  waitsFor: z.nullable(z.enum(AUTOPAY_WAITS)),
})
export type Autopay = z.infer<typeof Autopay>

/** What a client chose. */
export const SetAutopayBody = z.object({ isOn: z.boolean() })
export type SetAutopayBody = z.infer<typeof SetAutopayBody>

const all = '/api/v1/practices/{practiceId}/clients/{clientId}/cards'

/** A client’s cards, the default one first. */
export const listCards = endpoint({
  name: 'listCards',
  method: 'GET',
  path: all,
  access: 'invoices:view',
  response: enveloped(z.array(Card)),
})

/**
 * Begins to keep a card: the client types it on the provider’s page, which leads back to the client with
 * `card={setupId}`. 409 `transition_refused` while cards can’t be charged.
 */
export const startCard = endpoint({
  name: 'startCard',
  method: 'POST',
  path: `${all}/start`,
  access: 'payments:record',
  body: StartCardBody,
  response: enveloped(ProviderAddress),
})

/** Keeps the card that was typed on the provider’s page; once, however often it is called. */
export const finishCard = endpoint({
  name: 'finishCard',
  method: 'POST',
  path: `${all}/finish`,
  access: 'payments:record',
  body: FinishCardBody,
  response: enveloped(FinishedCard),
})

const autopay = '/api/v1/practices/{practiceId}/clients/{clientId}/autopay'

/** Whether the client’s default card is charged each night for what is due. */
export const getAutopay = endpoint({
  name: 'getAutopay',
  method: 'GET',
  path: autopay,
  access: 'invoices:view',
  response: enveloped(Autopay),
})

/**
 * Turns Autopay on or off for a client. 409 `transition_refused` for turning it on while the practice hasn’t, without a
 * card on file, and while the client’s bank disputes a payment.
 */
export const setAutopay = endpoint({
  name: 'setAutopay',
  method: 'PUT',
  path: autopay,
  access: 'payments:record',
  body: SetAutopayBody,
  response: enveloped(Autopay),
})

/** Makes a card the one that is offered first. */
export const setDefaultCard = endpoint({
  name: 'setDefaultCard',
  method: 'PUT',
  path: '/api/v1/practices/{practiceId}/clients/{clientId}/cards/{cardId}/set-default',
  access: 'payments:record',
  response: enveloped(z.array(Card)),
})

/** Takes a card away, here and with the provider; another one is the default one then. */
export const removeCard = endpoint({
  name: 'removeCard',
  method: 'DELETE',
  path: '/api/v1/practices/{practiceId}/clients/{clientId}/cards/{cardId}',
  access: 'payments:record',
  response: enveloped(z.array(Card)),
})
