import * as z from 'zod/mini'
import { WRITE_OFF_REASONS } from '../invoices/adjustment-reasons'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { text, Version } from '../wire/scalars'
import { Claim } from './claims-contract'

const writeOff = '/api/v1/practices/{practiceId}/claims/{claimId}/write-off'

/** Why the rest of a claim is not collected any more. The note must say nothing clinical. */
export const WriteOffClaimBody = z
  .object({
    version: Version,
    reason: z.enum(WRITE_OFF_REASONS, 'Choose a reason'),
    note: text(200),
  })
  .check(
    z.refine(({ reason, note }) => reason !== 'other' || note !== '', {
      path: ['note'],
      error: 'Say what the reason is',
    }),
  )
export type WriteOffClaimBody = z.infer<typeof WriteOffClaimBody>

/**
 * Writes off all that a payer left open of a claim that it denied or paid in part: the claim is closed. 409
 * `transition_refused` for any other claim, and where nothing is open.
 */
export const writeOffClaim = endpoint({
  name: 'writeOffClaim',
  method: 'POST',
  path: writeOff,
  access: 'adjustments:write',
  body: WriteOffClaimBody,
  response: enveloped(Claim),
})

/** The version that was on view: 409 `stale_edit` for an older one. */
export const UndoClaimWriteOffBody = z.object({ version: Version })
export type UndoClaimWriteOffBody = z.infer<typeof UndoClaimWriteOffBody>

/** Takes back all that was written off of a claim, so that it is open again; 409 `transition_refused` for nothing. */
export const undoClaimWriteOff = endpoint({
  name: 'undoClaimWriteOff',
  method: 'POST',
  path: `${writeOff}/undo`,
  access: 'adjustments:write',
  body: UndoClaimWriteOffBody,
  response: enveloped(Claim),
})
