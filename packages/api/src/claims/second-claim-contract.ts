import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Version } from '../wire/scalars'
import { Claim } from './claims-contract'

/** The version that was on view, and the coverage that was named as the next one. */
export const MakeSecondClaimBody = z.object({ version: Version, coverageId: Id })
export type MakeSecondClaimBody = z.infer<typeof MakeSecondClaimBody>

/**
 * Makes the claim to the client’s insurance that comes next, of the same sessions, with what the earlier insurance did;
 * what is open on the lines of the given claim moves to it. Answers the new claim. Deleting it before it is sent moves
 * everything back, and it stays as void. 409 `transition_refused` where nothing is open, where another insurance or none
 * comes next, and where that one has a claim.
 */
export const makeSecondClaim = endpoint({
  name: 'makeSecondClaim',
  method: 'POST',
  path: '/api/v1/practices/{practiceId}/claims/{claimId}/second-claim',
  access: 'claims:create',
  body: MakeSecondClaimBody,
  response: enveloped(Claim),
})
