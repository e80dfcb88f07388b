import type { ClaimEventKind, ClaimState } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
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
  const written = moves.map(({ claim: { id }, to }) => ({ ...to, id }))
  await work.tx.execute(sql`
    update claims c
    set state = p.state, reason = p.reason, accepted_number = p."acceptedNumber", received_on = p."receivedOn",
      version = c.version + 1, updated_at = ${work.now().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as p (
      id uuid, state text, reason text, "acceptedNumber" text, "receivedOn" date
    )
    where c.organization_id = ${work.actor.organizationId} and c.id = p.id`)
  const moved = moves.map(({ claim, to }) => ({ ...claim, state: to.state }))
  if (moved.length > 0) await addClaimEvents(work, moved, { kind, reason: payment, remittanceId })
}
