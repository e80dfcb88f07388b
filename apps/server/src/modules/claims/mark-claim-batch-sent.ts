import type { ClaimBatch } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findClaimBatch } from './select-claim-batches'
import { lockBatchToSend, sendClaimBatch } from './send-claim-batch'

/** Keeps that a person has sent a file. */
export async function markClaimBatchSent(
  { params: key }: CallOf<typeof api.markClaimBatchSent>,
  work: Work,
): Promise<ClaimBatch> {
  const batch = await lockBatchToSend(work, key)
  if (batch.state !== 'made') throw new AppError('transition_refused', 'This file is marked as sent already.')
  await sendClaimBatch(work, batch, 'file')
  return findClaimBatch(work, key)
}
