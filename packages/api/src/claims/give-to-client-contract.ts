import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { text, Version } from '../wire/scalars'
import { Claim } from './claims-contract'
import { GIVE_TO_CLIENT_REASONS } from './give-to-client-reasons'

const giveToClient = '/api/v1/practices/{practiceId}/claims/{claimId}/give-to-client'

/** Why the client is asked for the rest of a claim. The note must say nothing clinical. */
export const GiveToClientBody = z
  .object({
    version: Version,
    reason: z.enum(GIVE_TO_CLIENT_REASONS, 'Choose a reason'),
    note: text(200),
  })
  .check(
    z.refine(({ reason, note }) => reason !== 'other' || note !== '', {
      path: ['note'],
      error: 'Say what the reason is',
    }),
  )
export type GiveToClientBody = z.infer<typeof GiveToClientBody>

/**
 * Gives all that a payer left open of a claim that it denied or paid in part to the client: an invoice over it is
 * issued, and the claim is closed. 409 `transition_refused` for any other claim, where nothing is open, and while the
 * next insurance or a payment that is not posted may still change what is open.
 */
export const giveClaimToClient = endpoint({
  name: 'giveClaimToClient',
  method: 'POST',
  path: giveToClient,
  access: 'adjustments:write',
  body: GiveToClientBody,
  response: enveloped(Claim),
})

/** The version that was on view: 409 `stale_edit` for an older one. */
export const UndoGiveToClientBody = z.object({ version: Version })
export type UndoGiveToClientBody = z.infer<typeof UndoGiveToClientBody>

/**
 * Takes back all that was given to the client of a claim, so that it is open again. Its invoices become void, and what
 * was paid on them is the client’s credit, or held for its session again. 409 `transition_refused` for nothing.
 */
export const undoGiveClaimToClient = endpoint({
  name: 'undoGiveClaimToClient',
  method: 'POST',
  path: `${giveToClient}/undo`,
  access: 'adjustments:write',
  body: UndoGiveToClientBody,
  response: enveloped(Claim),
})
