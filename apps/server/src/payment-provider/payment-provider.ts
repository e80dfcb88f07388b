import type { DisputeState, PayoutState } from '@oaklet/api/contract'

/** A practice's account with the provider, as it is now. */
export interface ProviderAccount {
  id: string
  canCharge: boolean
  /** Whether the form of the provider was sent off, be it complete or not. */
  isSubmitted: boolean
  /** What the provider still needs, in words. */
  requirements: readonly string[]
}

/** A card as far as it may be known here: never its number. */
export interface ProviderCard {
  /** What the card is charged by. */
  methodId: string
  brand: string
  lastFour: string
  expiryMonth: number
  expiryYear: number
}

/** A way to the provider's page where a client types a card; `card` once one is kept. */
export interface ProviderCardSetup {
  state: 'open' | 'kept' | 'ended'
  card: ProviderCard | null
}

/** What came of a charge. `pending` may still become anything. */
export interface ProviderCharge {
  id: string
  state: 'pending' | 'succeeded' | 'failed'
  /** What the provider kept, in cents; null while it isn't known. */
  feeCents: number | null
  /** Why it failed, in the provider's words. */
  refusal: string | null
  /** Why it failed, as far as it matters for what is done next; null unless it did. */
  failure: ChargeFailure | null
}

/** A client on the provider's page where they pay; `charge` and its card once they have. */
export interface ProviderCheckout {
  state: 'open' | 'paid' | 'ended'
  charge: ProviderCharge | null
  card: Pick<ProviderCard, 'brand' | 'lastFour'> | null
}

/** What a client is to pay on the provider's page, until when, and where they come back to. */
export interface CheckoutOrder {
  account: string
  /** Ours. */
  checkoutId: string
  amountCents: number
  currency: string
  /** What the page says that is paid. */
  words: string
  expiresAt: Date
  returnAddress: string
}

/**
 * The bank declined the card, or wants the client to confirm the charge; `other` says nothing of the card.
 */
export type ChargeFailure = 'declined' | 'confirmation_needed' | 'other'

/** What to charge; the same `key` never charges twice, and the charge is found again by `paymentId`. */
export interface ChargeOrder {
  account: string
  key: string
  paymentId: string
  customer: string
  methodId: string
  amountCents: number
  currency: string
}

/** Money on its way back to a card, or what came of that. `succeeded` may still become `failed`. */
export interface ProviderRefund {
  id: string
  /** Ours; null for one that was made at the provider itself. */
  refundId: string | null
  state: 'pending' | 'succeeded' | 'failed'
  amountCents: number
  /** Why it failed, in words. */
  refusal: string | null
}

/** What to give back of a charge; the same `refundId` is never given back twice. */
export interface RefundOrder {
  account: string
  chargeId: string
  refundId: string
  amountCents: number
}

/** What a client's bank says against a charge, as it stands now. */
export interface ProviderDispute {
  id: string
  amountCents: number
  state: DisputeState
  /** Why, in words. */
  reason: string
  /** Whether nothing of the charge can be given back until it is decided. */
  blocksRefunds: boolean
  /** What the provider asks for it, in cents. */
  feeCents: number
  dueAt: Date | null
  openedAt: Date
}

/** What of money moved in an account. `other` is neither a charge nor about one, such as a fee of the provider alone. */
export type ProviderMovementKind =
  'charge' | 'refund' | 'refund_returned' | 'dispute' | 'dispute_won' | 'payout_returned' | 'other'

/** Money that came into an account or left it, as the provider's own book says. */
export interface ProviderMovement {
  id: string
  kind: ProviderMovementKind
  /** Below zero for what left, before the fee. */
  amountCents: number
  feeCents: number
  /** The provider's id of the charge; null where it is about none. */
  chargeId: string | null
  /** The provider's id of the charge, refund or dispute that moved it; null where it is about none. */
  sourceId: string | null
  /** What to read anew to learn of it; `unknown` where nothing of ours made it. */
  about: ProviderEvent['about']
  at: Date
}

/** Money that the provider sends to the practice's bank, as it stands now. */
export interface ProviderPayout {
  id: string
  amountCents: number
  state: PayoutState
  /** A calendar date. */
  arrivesOn: string
  /** What it is made of, the oldest first; nothing where the provider doesn't say. */
  movements: ProviderMovement[]
}

/** What happened at the provider: only what to read anew, as events come late, twice and in any order. */
export interface ProviderEvent {
  id: string
  account: string
  about:
    | { kind: 'account' }
    | { kind: 'account_lost' }
    | { kind: 'card_setup'; setupId: string }
    | { kind: 'charge'; paymentId: string }
    | { kind: 'checkout'; checkoutId: string }
    | { kind: 'refund' | 'dispute'; chargeId: string }
    | { kind: 'payout'; payoutId: string }
    | { kind: 'unknown' }
}

/** Where a person is sent to connect an account: to choose one that they have, or to set up the one that was made. */
export interface ConnectOrder {
  state: string
  practiceId: string
  /** An account that was made before and isn't connected yet, or not any more. */
  account: string | null
}

/**
 * The provider of card payments. Each call may throw `ProviderRefused` with the provider's words, or `ProviderAway` where
 * nobody knows whether it was done. None belongs inside a transaction.
 */
export interface PaymentProvider {
  /** Which one it is and whether its money is real, as one word: accounts of another are none of this one. */
  readonly mode: string
  /** What people call it, as the audit log does. */
  readonly name: string
  /** Whether no real money moves. */
  readonly isTest: boolean
  /** Where people look after an account at the provider itself: an address, or a path of this server. */
  dashboardOf(account: string): string
  /** `account` is the one that was made for this; null where the person chooses one. */
  connectAddress(order: ConnectOrder): Promise<{ address: string; account: string | null }>
  /** The account that a code of the way back stands for; null for a code that is no good any more. */
  accountOfCode(code: string): Promise<string | null>
  /** Null where the account is gone, or no longer ours to use. */
  findAccount(account: string): Promise<ProviderAccount | null>
  giveUpAccount(account: string): Promise<void>
  addCustomer(account: string, clientId: string): Promise<string>
  /** `setupId` is ours; `id` and `address` are the provider's. */
  startCardSetup(order: {
    account: string
    customer: string
    setupId: string
    returnAddress: string
  }): Promise<{ id: string; address: string }>
  findCardSetup(account: string, id: string): Promise<ProviderCardSetup>
  removeCard(account: string, methodId: string): Promise<void>
  /** `id` and `address` are the provider's. */
  startCheckout(order: CheckoutOrder): Promise<{ id: string; address: string }>
  findCheckout(account: string, id: string): Promise<ProviderCheckout>
  /** Nobody can pay on its page any more; refused once somebody has, or it has ended. */
  endCheckout(account: string, id: string): Promise<void>
  charge(order: ChargeOrder): Promise<ProviderCharge>
  /** Asks for a charge without making one; null where the provider never got it. */
  findCharge(order: Pick<ChargeOrder, 'account' | 'paymentId' | 'customer'>): Promise<ProviderCharge | null>
  refund(order: RefundOrder): Promise<ProviderRefund>
  /** All that was given back of a charge, by us or at the provider itself, the oldest first. */
  refundsOf(charge: Pick<RefundOrder, 'account' | 'chargeId'>): Promise<ProviderRefund[]>
  /** All disputes of a charge, the oldest first. */
  disputesOf(charge: Pick<RefundOrder, 'account' | 'chargeId'>): Promise<ProviderDispute[]>
  /** What moved in an account since then, the oldest first. */
  movementsSince(account: string, since: Date): Promise<ProviderMovement[]>
  findPayout(account: string, payoutId: string): Promise<ProviderPayout>
  /** The ids of the payouts that were made since then. */
  payoutIdsSince(account: string, since: Date): Promise<string[]>
  /** What the webhook tells, or should have told, of an account since then, in the order in which it happened. */
  eventsSince(account: string, since: Date): Promise<ProviderEvent[]>
  /** What a call of the webhook says; null unless its signature is the provider's and fresh. */
  readEvent(call: { body: string; signature: string; now: Date }): Promise<ProviderEvent | null>
}
