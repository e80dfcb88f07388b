import * as z from 'zod/mini'
import { CalendarDate, Cents, Id, Instant } from '../wire/scalars'

/**
 * `inquiry → inquiry_closed` asks without taking money; `needs_response → under_review → won | lost` has taken it, and
 * gives it back where it is `won`. An inquiry may become a dispute.
 */
export const DISPUTE_STATES = [
  'inquiry',
  'inquiry_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
] as const
/** One of {@link DISPUTE_STATES}. */
export type DisputeState = (typeof DISPUTE_STATES)[number]

/** How a client’s bank disputes a card payment. It is answered at the provider. */
export const Dispute = z.object({
  id: Id,
  amountCents: Cents,
  state: z.enum(DISPUTE_STATES),
  /** Why, in the provider’s words. */
  reason: z.string(),
  /** The last day, where the practice is, on which it can be answered; null where there is none. */
  dueOn: z.nullable(CalendarDate),
  /** Whether nothing of the payment can be given back until it is decided. */
  blocksRefunds: z.boolean(),
  openedAt: Instant,
})
export type Dispute = z.infer<typeof Dispute>
