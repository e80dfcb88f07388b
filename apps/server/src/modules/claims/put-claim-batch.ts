import type { ClaimBatch } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { TransportFault, type ClaimTransport } from '../../claim-transport'
import { claimBatches } from '../../db/schema/claim-batches-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { outgoingFile } from './release-claim-files'
import { findClaimBatch, isBatch, type ClaimBatchRow } from './select-claim-batches'
import { lockBatchToSend, sendClaimBatch } from './send-claim-batch'

/**
 * Puts a file into the outbox folder: it is staged there on the disk, and counts as sent, in one transaction. Only then
 * `releaseClaimFiles` lets the receiver have it; see decision 39.
 */
export async function putClaimBatch(
  { actor, params: key }: CallOf<typeof api.putClaimBatch>,
  work: Work,
): Promise<ClaimBatch> {
  const transport = await transportOf(work)
  const batch = await lockBatchToSend(work, key)
  if (batch.state !== 'made' && batch.state !== 'sent') {
    throw new AppError('transition_refused', 'This file is answered. It does not have to be sent again.')
  }
  if (batch.state === 'made') await sendClaimBatch(work, batch, 'folder')
  if (batch.folderState !== 'waiting') {
    await work.tx
      .update(claimBatches)
      .set({ folderState: 'waiting', folderAt: work.now(), folderFault: null })
      .where(isBatch(actor, key))
    await recordAudit(work, {
      action: 'sent',
      resource: 'claim_batch',
      recordId: batch.id,
      changed: ['folder'],
    })
    await stage(transport, batch)
  }
  return findClaimBatch(work, key)
}

async function transportOf({ deps, actor }: Work): Promise<ClaimTransport> {
  const { claimTransport } = deps
  if (claimTransport !== null && (await claimTransport.isFor(actor.organizationId))) return claimTransport
  throw new AppError('folder_refused', 'There is no outbox folder. Ask who runs Oaklet to make it.')
}

async function stage(transport: ClaimTransport, batch: ClaimBatchRow): Promise<void> {
  try {
    await transport.stage(outgoingFile(batch))
  } catch (error) {
    if (!(error instanceof TransportFault)) throw error
    throw new AppError(
      'folder_refused',
      `${error.message} Nothing was sent. Ask who runs Oaklet to see to it.`,
    )
  }
}
