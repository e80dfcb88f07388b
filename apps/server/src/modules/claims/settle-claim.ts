import type { ClaimState } from '@oaklet/api/contract'
import type { Actor } from '../../actor'
import { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import type { AuditEntry } from '../audit'
import { addClaimEvent } from './claim-events'
import type { ClaimRow } from './claim-row'
import { freeClaim, TAKEN_BACK } from './free-claim'
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
 * Moves a claim, which is locked, to what the answers to it say. What its insurer owes stays as it is, as a rejected
 * claim is still owed; but one that takes a claim back and is accepted is void, and owed no more. Returns what the audit log is to say; null where the claim is so already.
 */
export async function settleClaim(
  work: Work<Actor>,
  claim: ClaimRow,
  { answerId, ...outcome }: ClaimOutcome,
): Promise<AuditEntry | null> {
  const isTakenBack = claim.form.frequency === '8' && outcome.state === 'accepted'
  const decided = isTakenBack ? { ...outcome, state: 'void' as const, reason: TAKEN_BACK } : outcome
  if (isTakenBack) await freeClaim(work, claim)
  const fields = ['state', 'reason', 'acceptedNumber', 'receivedOn'] as const
  const changed = fields.filter((field) => claim[field] !== decided[field])
  if (changed.length === 0) return null
  const { id, practiceId, version } = claim
  await work.tx
    .update(claims)
    .set({ ...decided, version: version + 1, updatedAt: work.now() })
    .where(isClaim(work.actor, { practiceId, claimId: id }))
  const { state, reason } = decided
  const isStep = changed.includes('state') || changed.includes('reason')
  if (state === 'submitted' || !isStep) {
    return { action: 'updated', resource: 'claim', recordId: id, changed }
  }
  const kind = state === 'void' ? 'voided' : state
  await addClaimEvent(work, { ...claim, state }, { kind, reason, answerId })
  return { action: kind, resource: 'claim', recordId: id, changed }
}
