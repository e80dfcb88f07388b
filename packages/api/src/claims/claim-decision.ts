import * as z from 'zod/mini'
import { CalendarDate, Cents, Id } from '../wire/scalars'

/** What an insurer last decided on a claim: why it did not pay the rest, and what to do next. */
export const ClaimDecision = z.object({
  /** The payment that it came with. */
  remittance: z.object({ id: Id, payerName: z.string(), paidOn: z.nullable(CalendarDate) }),
  /** Line by line; empty where nothing was left open, or no reason was given. */
  openReasons: z.array(
    z.object({
      /** The control number of the line. */
      lineNumber: z.string(),
      /** CO, PR, OA or PI: who bears it, as the insurer says. */
      group: z.string(),
      /** The insurer’s code (CARC). */
      code: z.string(),
      cents: Cents,
      /** What the code means, in our words. */
      words: z.string(),
      /** What to do next about it, in a few sentences. */
      nextStep: z.string(),
    }),
  ),
  /** What the insurer remarks (RARC), in our words. */
  remarks: z.array(z.object({ code: z.string(), words: z.string() })),
})
export type ClaimDecision = z.infer<typeof ClaimDecision>
