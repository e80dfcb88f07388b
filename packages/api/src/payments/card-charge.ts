import * as z from 'zod/mini'
import { Cents, Id, Instant } from '../wire/scalars'

/** How a card was charged for a payment. */
export const CardCharge = z.object({
  brand: z.string(),
  lastFour: z.string(),
  /** What the provider kept of it, in cents; null until that is known. The client’s book knows nothing of it. */
  feeCents: z.nullable(Cents),
  /** Why it failed, in the provider’s words; null unless it did. */
  refusal: z.nullable(z.string()),
  /** Whether it was charged by Autopay, and by nobody of the staff. */
  isAutopay: z.boolean(),
  /** Whether the provider can be asked to give it back: the account that it went to is still connected. */
  isReachable: z.boolean(),
  /** Whether the client paid it by a payment link, on the provider’s page, and no card on file was charged. */
  isByLink: z.boolean(),
})
export type CardCharge = z.infer<typeof CardCharge>

/**
 * `pending → succeeded | failed`, and `succeeded → failed` where the card didn’t take the money after all. One that was
 * made in the provider’s own dashboard, or that is more than the payment with what was given back by hand, is
 * `unassigned` until a person says which invoice it is off.
 */
export const CARD_REFUND_STATES = ['pending', 'unassigned', 'succeeded', 'failed'] as const

/** Money that goes back to a card through the provider; only what has `succeeded` is in the client’s book. */
export const CardRefund = z.object({
  id: Id,
  amountCents: Cents,
  state: z.enum(CARD_REFUND_STATES),
  /** Why it failed, in the provider’s words; null unless it did. */
  refusal: z.nullable(z.string()),
  createdAt: Instant,
})
export type CardRefund = z.infer<typeof CardRefund>
