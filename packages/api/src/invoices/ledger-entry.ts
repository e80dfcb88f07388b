import * as z from 'zod/mini'
import { CalendarDate, Cents, Id } from '../wire/scalars'

/**
 * What can change a balance. `moved` is credit put on an invoice or put back; `credited` a charge that was reduced;
 * `written_off` what isn't collected; `refunded` and `disputed` went to the client or their bank, the other two came back,
 * or didn’t go.
 */
export const LEDGER_ENTRY_KINDS = [
  'issued',
  'payment',
  'voided',
  'moved',
  'credited',
  'written_off',
  'refunded',
  'refund_returned',
  'disputed',
  'dispute_won',
] as const

/** One line of the explanation of a balance; charges are positive, payments negative. */
export const LedgerEntry = z.object({
  id: Id,
  kind: z.enum(LEDGER_ENTRY_KINDS),
  occurredOn: CalendarDate,
  description: z.string(),
  amountCents: Cents,
  balanceAfterCents: Cents,
  /** The payment that it is of, or null. */
  paymentId: z.nullable(Id),
  /** Whether the provider charged a card for its payment, which can be given back and not taken back. */
  isCardCharge: z.boolean(),
  /** Whether an insurance lowered the invoice by it, which only undoing the posting of its payment takes back. */
  isInsurerTakeback: z.boolean(),
  /** The earlier entry that it takes back, or null. */
  reversesId: z.nullable(Id),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>
