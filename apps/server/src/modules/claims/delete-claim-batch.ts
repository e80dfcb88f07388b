import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { claimBatchClaims, claimBatches } from '../../db/schema/claim-batches-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { isBatch, lockClaimBatch } from './select-claim-batches'

/** Deletes a file that was not sent; its claims stay ready. */
export async function deleteClaimBatch(
  { actor, params: key }: CallOf<typeof api.deleteClaimBatch>,
  work: Work,
): Promise<null> {
  const { id, organizationId, state } = await lockClaimBatch(work, key)
  if (state !== 'made') throw new AppError('transition_refused', 'A file that was sent is kept.')
  await work.tx
    .delete(claimBatchClaims)
    .where(and(eq(claimBatchClaims.organizationId, organizationId), eq(claimBatchClaims.batchId, id)))
  await work.tx.delete(claimBatches).where(isBatch(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'claim_batch', recordId: id })
  return null
}
