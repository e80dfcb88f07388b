import * as z from 'zod/mini'
import { Id } from '../wire/scalars'
import { CLAIM_STATES } from './claim-state'

/** With the error code `already_claimed`: the claim that holds the sessions. */
export const ClaimHolder = z.object({ id: Id, pcn: z.string(), state: z.enum(CLAIM_STATES) })
export type ClaimHolder = z.infer<typeof ClaimHolder>
