import { and, eq } from 'drizzle-orm'
import { claimBatchClaims, claimBatches } from '../../db/schema/claim-batches-table'
import { claims } from '../../db/schema/claims-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { recordAudits } from '../audit'
import { lockSessionsOf } from './lock-sessions'
import { isBatch, lockClaimBatch, type ClaimBatchKey, type ClaimBatchRow } from './select-claim-batches'
import { sendClaims } from './send-claim'

/** The file that `key` names, held with the sessions of its claims until the transaction ends; throws 404 when there is none. */
export async function lockBatchToSend(work: Work, key: ClaimBatchKey): Promise<ClaimBatchRow> {
  await lockSessionsOf(work, await claimIdsOf(work, key))
  return lockClaimBatch(work, key)
}

/**
 * Keeps that a locked file that was not sent yet is: each of its claims is submitted, and its insurer owes for it. Throws
 * 409 for a test file, and where a claim was changed since the file was made.
 */
export async function sendClaimBatch(
  work: Work,
  batch: ClaimBatchRow,
  way: 'file' | 'folder',
): Promise<void> {
  if (batch.isTest) {
    throw new AppError('transition_refused', 'This is a test file: nothing in it counts as sent.')
  }
  const rows = await lockClaimsOf(work, batch)
  const changed = rows.find(
    ({ claim, claimVersion }) => claim.version !== claimVersion || claim.state !== 'ready',
  )
  if (changed !== undefined) {
    throw new AppError(
      'transition_refused',
      `Claim ${changed.claim.pcn} was changed or sent after this file was made. Delete this file and make a new one.`,
    )
  }
  const { id, practiceId } = batch
  await sendClaims(
    work,
    practiceId,
    rows.map(({ claim }) => claim),
    { way, batch },
  )
  await work.tx
    .update(claimBatches)
    .set({ state: 'sent', sentById: work.actor.staffId, sentAt: work.now() })
    .where(isBatch(work.actor, { practiceId, batchId: id }))
  await recordAudits(work, [
    { action: 'sent', resource: 'claim_batch', recordId: id, changed: ['state', 'sentAt'] },
    ...rows.map(({ claim }) => ({
      ...{ action: 'sent' as const, resource: 'claim' as const, recordId: claim.id },
      changed: ['state', 'submittedOn'],
    })),
  ])
}

async function claimIdsOf({ tx, actor }: Work, { batchId }: ClaimBatchKey): Promise<string[]> {
  const rows = await tx
    .select({ claimId: claimBatchClaims.claimId })
    .from(claimBatchClaims)
    .where(
      and(eq(claimBatchClaims.organizationId, actor.organizationId), eq(claimBatchClaims.batchId, batchId)),
    )
  return rows.map(({ claimId }) => claimId)
}

/** The claims in a file with the version that was put into it, held until the transaction ends. */
const lockClaimsOf = ({ tx }: Work, { organizationId, id }: ClaimBatchRow) =>
  tx
    .select({ claim: claims, claimVersion: claimBatchClaims.claimVersion })
    .from(claims)
    .innerJoin(
      claimBatchClaims,
      and(
        eq(claimBatchClaims.organizationId, claims.organizationId),
        eq(claimBatchClaims.claimId, claims.id),
        eq(claimBatchClaims.batchId, id),
      ),
    )
    .where(eq(claims.organizationId, organizationId))
    .orderBy(claims.id)
    .for('update', { of: claims })
