import * as z from 'zod/mini'
import { Cents, Id } from '../wire/scalars'

/** The insurance after the one that has decided on a claim, which could be asked for what that one left. */
export const NextInsurance = z.object({
  coverageId: Id,
  payer: z.object({ id: Id, name: z.string() }),
  /** What is open on the lines: a claim to it would take that over. */
  openCents: Cents,
  /** What clients were already asked for, which stays with them. */
  toClientCents: Cents,
  /** Whether the insurance that decided has sent the claim on to it. */
  isForwarded: z.boolean(),
})
export type NextInsurance = z.infer<typeof NextInsurance>
