import { and, eq } from 'drizzle-orm'
import type { JobActor } from '../../actor'
import { faultIn, TransportFault, type ClaimTransport, type OutgoingFile } from '../../claim-transport'
import { claimBatches } from '../../db/schema/claim-batches-table'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { oneByOne } from '../../one-by-one'
import { inWork, type Work } from '../../work'
import { recordAudit } from '../audit'
import type { ClaimBatchRow } from './select-claim-batches'

const JOB = 'claim files'

/** What a file of claims is called. */
export const batchFileName = ({ number }: Pick<ClaimBatchRow, 'number'>): string => `claims-${number}.837`

/** A file of claims as it goes out: the same bytes each time. */
export const outgoingFile = (batch: ClaimBatchRow): OutgoingFile => ({
  ...{ organizationId: batch.organizationId, batchId: batch.id, name: batchFileName(batch) },
  bytes: new TextEncoder().encode(batch.content),
})

/**
 * Lets receivers have the staged files that count as sent, and drops those whose transaction never ended. Several
 * processes may do it at once: each file has one.
 */
export async function releaseClaimFiles(deps: Deps): Promise<void> {
  const { claimTransport: transport } = deps
  if (transport === null) return
  await inEachOrganization(deps, JOB, async (organizationId) => {
    if (!(await transport.isFor(organizationId))) return
    const actor: JobActor = { kind: 'job', name: JOB, organizationId }
    const facts = (batchId: string) => ({ work: JOB, organizationId, batchId })
    await oneByOne(deps, await inWork(deps, actor, findWaiting), facts, (batchId) =>
      inWork(deps, actor, (work) => release(work, transport, batchId)),
    )
    await oneByOne(deps, await stagedIn(transport, organizationId), facts, (batchId) =>
      inWork(deps, actor, (work) => dropUnsent(work, transport, batchId)),
    )
  })
}

async function findWaiting({ tx, actor }: Work<JobActor>): Promise<string[]> {
  const rows = await tx
    .select({ id: claimBatches.id })
    .from(claimBatches)
    .where(
      and(eq(claimBatches.organizationId, actor.organizationId), eq(claimBatches.folderState, 'waiting')),
    )
    .orderBy(claimBatches.folderAt, claimBatches.number)
  return rows.map(({ id }) => id)
}

const isOne = ({ actor }: Work<JobActor>, batchId: string) =>
  and(eq(claimBatches.organizationId, actor.organizationId), eq(claimBatches.id, batchId))

/** The row, unless somebody else holds it. */
async function holdFree(work: Work<JobActor>, batchId: string): Promise<ClaimBatchRow | undefined> {
  const [batch] = await work.tx
    .select()
    .from(claimBatches)
    .where(isOne(work, batchId))
    .for('update', { skipLocked: true })
  return batch
}

async function release(work: Work<JobActor>, transport: ClaimTransport, batchId: string): Promise<void> {
  const batch = await holdFree(work, batchId)
  if (batch?.folderState !== 'waiting') return
  const fault = await faultIn(() => transport.release(outgoingFile(batch)))
  if (fault === null) {
    await work.tx
      .update(claimBatches)
      .set({ folderState: 'put', folderAt: work.now(), folderFault: null })
      .where(isOne(work, batchId))
  } else if (fault === batch.folderFault) return
  else await work.tx.update(claimBatches).set({ folderFault: fault }).where(isOne(work, batchId))
  await recordAudit(work, {
    action: 'updated',
    resource: 'claim_batch',
    recordId: batchId,
    changed: ['folder'],
  })
}

/** A folder that can't be read says so at the files that wait for it, and in the settings. */
async function stagedIn(transport: ClaimTransport, organizationId: string): Promise<string[]> {
  try {
    return await transport.staged(organizationId)
  } catch (error) {
    if (error instanceof TransportFault) return []
    throw error
  }
}

/**
 * Drops a staged file that does not count as sent: its transaction failed, or the process ended in it. One that somebody
 * stages at this moment is held by them.
 */
async function dropUnsent(work: Work<JobActor>, transport: ClaimTransport, batchId: string): Promise<void> {
  const isHeld = (
    await work.tx.select({ id: claimBatches.id }).from(claimBatches).where(isOne(work, batchId))
  ).length
  const batch = await holdFree(work, batchId)
  if (isHeld > 0 && batch === undefined) return
  if (batch?.folderState === 'waiting') return
  await transport.unstage(work.actor.organizationId, batchId)
}
