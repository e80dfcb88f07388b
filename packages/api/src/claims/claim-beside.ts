import * as z from 'zod/mini'
import { Id } from '../wire/scalars'
import { CLAIM_STATES } from './claim-state'

/** A claim for the same sessions to another insurance of the client. */
export const ClaimBeside = z.object({
  id: Id,
  pcn: z.string(),
  payerName: z.string(),
  /** Whether its insurance pays first, second or third. */
  priority: z.int(),
  state: z.enum(CLAIM_STATES),
})
export type ClaimBeside = z.infer<typeof ClaimBeside>
