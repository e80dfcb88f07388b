import type { ClaimBatch } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { claimBatchClaims, claimBatches } from '../../db/schema/claim-batches-table'
import { claims } from '../../db/schema/claims-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit, recordAudits } from '../audit'
import { lockSessionsOf } from './lock-sessions'
import {
  findClaimBatch,
  isBatch,
  lockClaimBatch,
  type ClaimBatchKey,
  type ClaimBatchRow,
} from './select-claim-batches'
import { sendClaims } from './send-claim'

/** Keeps that a file was sent: each of its claims is submitted, and its insurer owes for it. */
export async function markClaimBatchSent(
  { actor, params: key }: CallOf<typeof api.markClaimBatchSent>,
  work: Work,
): Promise<ClaimBatch> {
  await lockSessionsOf(work, await claimIdsOf(work, key))
  const batch = await lockClaimBatch(work, key)
  if (batch.state !== 'made') throw new AppError('transition_refused', 'This file is marked as sent already.')
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
  await sendClaims(
    work,
    batch.practiceId,
    rows.map(({ claim }) => claim),
    { way: 'file', batch },
  )
  await work.tx
    .update(claimBatches)
    .set({ state: 'sent', sentById: actor.staffId, sentAt: work.now() })
    .where(isBatch(actor, key))
  await recordAudit(work, {
    action: 'sent',
    resource: 'claim_batch',
    recordId: batch.id,
    changed: ['state', 'sentAt'],
  })
  await recordAudits(
    work,
    rows.map(({ claim }) => ({
      ...{ action: 'sent', resource: 'claim', recordId: claim.id },
      changed: ['state', 'submittedOn'],
    })),
  )
  return findClaimBatch(work, key)
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
