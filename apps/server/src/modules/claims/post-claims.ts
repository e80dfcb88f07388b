import type { ClaimEventKind, ClaimState } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import { addClaimEvents } from './claim-events'
import type { ClaimRow } from './claim-row'

/** Where a claim, which is locked, comes to. */
export interface ClaimMove {
  claim: ClaimRow
  to: { state: ClaimState } & Pick<ClaimRow, 'reason' | 'acceptedNumber' | 'receivedOn'>
}

/** Moves claims to where a posting puts them, or undoing it; their histories name and lead to the payment. */
export async function moveClaims(
  work: Work,
  moves: readonly ClaimMove[],
  {
    kind,
    payment,
    remittanceId,
  }: { kind: Extract<ClaimEventKind, 'posted' | 'posting_undone'>; payment: string; remittanceId: string },
): Promise<void> {
  for (const { claim, to } of moves) {
    await work.tx
      .update(claims)
      .set({ ...to, version: claim.version + 1, updatedAt: work.now() })
      .where(and(eq(claims.organizationId, work.actor.organizationId), eq(claims.id, claim.id)))
  }
  const moved = moves.map(({ claim, to }) => ({ ...claim, state: to.state }))
  if (moved.length > 0) await addClaimEvents(work, moved, { kind, reason: payment, remittanceId })
}
