import type { ClaimState } from '@oaklet/api/contract'
import { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import type { AuditEntry } from '../audit'
import { addClaimEvent } from './claim-events'
import type { ClaimRow } from './find-claim'
import { isClaim } from './lock-claim'

/** What the answers of imported files make of a claim. */
export interface ClaimOutcome {
  state: Extract<ClaimState, 'submitted' | 'accepted' | 'rejected'>
  /** Why it was rejected; else empty. */
  reason: string
  acceptedNumber: string
  receivedOn: string | null
  /** The answer that stands. */
  answerId: string
}

/**
 * Moves a claim, which is locked, to what the answers to it say. What its insurer owes stays as it is: a rejected claim
 * is still owed. Returns what the audit log is to say; null where the claim is so already.
 */
export async function settleClaim(
  work: Work,
  claim: ClaimRow,
  { answerId, ...outcome }: ClaimOutcome,
): Promise<AuditEntry | null> {
  const fields = ['state', 'reason', 'acceptedNumber', 'receivedOn'] as const
  const changed = fields.filter((field) => claim[field] !== outcome[field])
  if (changed.length === 0) return null
  const { id, practiceId, version } = claim
  await work.tx
    .update(claims)
    .set({ ...outcome, version: version + 1, updatedAt: work.now() })
    .where(isClaim(work.actor, { practiceId, claimId: id }))
  const { state, reason } = outcome
  const isStep = changed.includes('state') || changed.includes('reason')
  if (state === 'submitted' || !isStep) {
    return { action: 'updated', resource: 'claim', recordId: id, changed }
  }
  await addClaimEvent(work, { ...claim, state }, { kind: state, reason, answerId })
  return { action: state, resource: 'claim', recordId: id, changed }
}
