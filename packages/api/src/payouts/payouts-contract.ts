import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, Cents, Id, Instant } from '../wire/scalars'

/** `pending → in_transit → paid`; `failed` where the bank did not take it, and `canceled` before it was sent. */
export const PAYOUT_STATES = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const
/** One of {@link PAYOUT_STATES}. */
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** What each state is called. */
export const PAYOUT_STATE_WORDS: Readonly<Record<PayoutState, string>> = {
  pending: 'Planned',
  in_transit: 'On its way',
  paid: 'Paid out',
  failed: 'Refused by the bank',
  canceled: 'Canceled',
}

/**
 * What a line of a payout is: money of a charge, of a refund or of one that the card did not take, of a dispute or of one
 * that was won, of an earlier payout that the bank did not take, or anything else of the provider, such as a fee alone.
 */
export const PAYOUT_LINE_KINDS = [
  'charge',
  'refund',
  'refund_returned',
  'dispute',
  'dispute_won',
  'payout_returned',
  'other',
] as const
/** One of {@link PAYOUT_LINE_KINDS}. */
export type PayoutLineKind = (typeof PAYOUT_LINE_KINDS)[number]

/** The payment that something is about, and whose it is; null where none of ours is known, or its client may not be seen. */
const PaymentOf = z.nullable(z.object({ id: Id, client: z.object({ id: Id, name: z.string() }) }))

/** Money that the provider of card payments sends to the practice’s bank; amounts in cents. */
export const PayoutSummary = z.object({
  id: Id,
  /** When it arrives at the bank, or did. */
  arrivesOn: CalendarDate,
  state: z.enum(PAYOUT_STATES),
  /** What came in, less what went back, before fees; null where the provider doesn’t say what the payout is made of. */
  grossCents: z.nullable(Cents),
  /** What the provider kept; null like `grossCents`. */
  feeCents: z.nullable(Cents),
  /** What the bank gets. */
  amountCents: Cents,
  /** Whether no real money moves: screens say “Test mode” then. */
  isTest: z.boolean(),
  currency: z.string(),
})
export type PayoutSummary = z.infer<typeof PayoutSummary>

/** One part of a payout. */
export const PayoutLine = z.object({
  /** The provider’s id of it. */
  id: z.string(),
  kind: z.enum(PAYOUT_LINE_KINDS),
  /** The day of the practice on which it came in or went back. */
  movedOn: CalendarDate,
  /** Below zero for what went back. */
  amountCents: Cents,
  feeCents: Cents,
  payment: PaymentOf,
})
export type PayoutLine = z.infer<typeof PayoutLine>

/** A payout with all of its lines, the oldest first. */
export const PayoutDetails = z.extend(PayoutSummary, {
  /** The provider’s id of it, as its dashboard shows. */
  providerId: z.string(),
  lines: z.array(PayoutLine),
  /** The payout less its lines and their fees: 0 unless something is missing or too much. */
  differenceCents: Cents,
})
export type PayoutDetails = z.infer<typeof PayoutDetails>

/** Those that arrive last first; `from` and `to` are days of arrival, both included. */
export const PayoutsQuery = z.object({
  ...{ cursor: pageQuery.cursor, limit: pageQuery.limit },
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
})
export type PayoutsQuery = z.input<typeof PayoutsQuery>

/** A page of {@link PayoutSummary}. */
export const PayoutsPage = pageOf(PayoutSummary)
export type PayoutsPage = z.infer<typeof PayoutsPage>

/**
 * Something in which the provider’s book and the practice’s differ: what each takes a charge, a refund or a dispute for,
 * or the provider’s fee of a charge that both take for the same sum. 0 where it isn’t known, or moved nothing.
 */
export const PaymentDifference = z.object({
  /** The provider’s id of the charge, refund or dispute; for `fee` the one of its charge. */
  id: z.string(),
  kind: z.enum(['charge', 'refund', 'dispute', 'fee']),
  ourCents: Cents,
  theirCents: Cents,
  payment: PaymentOf,
  /** When it was found first. */
  foundAt: Instant,
})
export type PaymentDifference = z.infer<typeof PaymentDifference>

/** All differences of a practice, those that were found first first. */
export const PaymentDifferences = z.object({
  items: z.array(PaymentDifference),
  /** When the books were compared last; null where they never were. */
  comparedAt: z.nullable(Instant),
  currency: z.string(),
})
export type PaymentDifferences = z.infer<typeof PaymentDifferences>

const payouts = '/api/v1/practices/{practiceId}/payouts'

/** A page of what the provider sent, or sends, to the practice’s bank. */
export const listPayouts = endpoint({
  name: 'listPayouts',
  method: 'GET',
  path: payouts,
  access: 'billing:edit',
  query: PayoutsQuery,
  response: enveloped(PayoutsPage),
})

/** One payout, and what it is made of. */
export const getPayout = endpoint({
  name: 'getPayout',
  method: 'GET',
  path: `${payouts}/{payoutId}`,
  access: 'billing:edit',
  response: enveloped(PayoutDetails),
})

/** In what the provider’s book and the practice’s differ. */
export const listPaymentDifferences = endpoint({
  name: 'listPaymentDifferences',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/payment-differences',
  access: 'billing:edit',
  response: enveloped(PaymentDifferences),
})
