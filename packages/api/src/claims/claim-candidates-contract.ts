import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Cents, Id } from '../wire/scalars'
import { ClaimFinding } from './claim-findings'

const Named = z.object({ id: Id, name: z.string() })

/** Sessions of one client that would be one claim, in cents. */
export const ClaimCandidate = z.object({
  client: Named,
  /** Null where the client has no coverage in force on these days: then no claim can be made. */
  coverageId: z.nullable(Id),
  payer: z.nullable(Named),
  clinician: Named,
  placeOfService: z.string(),
  appointmentIds: z.array(Id),
  firstOn: CalendarDate,
  lastOn: CalendarDate,
  chargedCents: Cents,
  filingDueOn: z.nullable(CalendarDate),
  /** What its draft would have in its way, the errors first. */
  findings: z.array(ClaimFinding),
})
export type ClaimCandidate = z.infer<typeof ClaimCandidate>

/** How many candidates are answered at most. */
export const MAX_CLAIM_CANDIDATES = 200

/** The first {@link MAX_CLAIM_CANDIDATES} by the client’s name to sort by; `hasMore` where there are more. */
export const ClaimCandidates = z.object({
  items: z.array(ClaimCandidate),
  hasMore: z.boolean(),
  currency: z.string(),
})
export type ClaimCandidates = z.infer<typeof ClaimCandidates>

/** Completed insured sessions that are on no claim, superbill or invoice, grouped as claims would be. */
export const listClaimCandidates = endpoint({
  name: 'listClaimCandidates',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/claim-candidates',
  access: 'claims:create',
  response: enveloped(ClaimCandidates),
})
