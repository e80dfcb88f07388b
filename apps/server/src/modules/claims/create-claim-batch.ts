import { scrubClaim, type ClaimBatch, type ClaimContext } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { nextNumberOfAll } from '../../db/next-number'
import { claimBatchClaims, claimBatches, claimFileCounters } from '../../db/schema/claim-batches-table'
import { claims } from '../../db/schema/claims-table'
import { AppError, notFound, staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { claimFile } from '../../x12/writing/claim-file'
import { recordAudit } from '../audit'
import { contextFrom } from './claim-content'
import { envelopeOf } from './claim-envelope'
import { readClaimGroups } from './claim-sessions'
import type { ClaimRow } from './claim-row'
import { findClaim, unsentFileOf } from './find-claim'
import { lockSessionsOf } from './lock-sessions'
import { isClaimOfPractice } from './select-claims'
import { findClaimBatch } from './select-claim-batches'
import { requireScrubbed, sha256Of } from './send-claim'

type CreateCall = CallOf<typeof api.createClaimBatch>

/** Makes a file of ready claims, below who bills and whose policy it is, and keeps it as it is. */
export async function createClaimBatch(
  { actor, params: { practiceId }, body }: CreateCall,
  work: Work,
): Promise<ClaimBatch> {
  const { organizationId } = actor
  await lockSessionsOf(
    work,
    body.claims.map(({ id }) => id),
  )
  const chosen = await lockChosen(work, practiceId, body.claims)
  requireScrubbed(await scrubAll(work, practiceId, chosen), body.allowWarnings ?? false)
  const number = await nextNumberOfAll(work.tx, claimFileCounters, organizationId)
  const forms = chosen.map(({ form }) => form)
  const envelope = await envelopeOf(work, practiceId, forms, number)
  const content = claimFile(forms, envelope)
  const id = work.newId()
  await work.tx.insert(claimBatches).values({
    ...{ organizationId, id, practiceId, number, content, state: 'made', sha256: sha256Of(content) },
    isTest: envelope.isTest,
    ...{ createdById: actor.staffId, createdAt: work.now() },
  })
  await work.tx.insert(claimBatchClaims).values(
    chosen.map((claim, position) => ({
      ...{ organizationId, batchId: id, claimId: claim.id, position, claimVersion: claim.version },
    })),
  )
  await recordAudit(work, { action: 'created', resource: 'claim_batch', recordId: id, changed: ['claims'] })
  return findClaimBatch(work, { practiceId, batchId: id })
}

/** The claims in the order in which they were chosen, held until the transaction ends; 409 where one can’t go into a file. */
async function lockChosen(
  work: Work,
  practiceId: string,
  wanted: CreateCall['body']['claims'],
): Promise<ClaimRow[]> {
  const ids = [...new Set(wanted.map(({ id }) => id))]
  const rows = await work.tx
    .select()
    .from(claims)
    .where(and(isClaimOfPractice(work.actor, practiceId), inArray(claims.id, ids)))
    .orderBy(claims.id)
    .for('update')
  const found = new Map(rows.map((row) => [row.id, row]))
  const chosen: ClaimRow[] = []
  for (const id of ids) {
    const claim = found.get(id)
    if (claim === undefined) throw notFound()
    if (wanted.some((one) => one.id === id && one.version !== claim.version)) {
      throw staleEdit(await findClaim(work, { practiceId, claimId: id }))
    }
    if (claim.state !== 'ready') {
      throw new AppError('transition_refused', `Claim ${claim.pcn} is not ready to be sent.`)
    }
    chosen.push(claim)
  }
  // Nothing in a test file will be sent by it.
  const file = await unsentFileOf(work, ids, eq(claimBatches.isTest, false))
  if (file !== null) {
    throw new AppError(
      'transition_refused',
      `Claim ${found.get(file.claimId)?.pcn} is in file ${file.number}, which nobody has marked as sent. Delete that file first.`,
    )
  }
  return chosen
}

/** What stands in the way of any of the claims today, however its payer takes claims otherwise. */
async function scrubAll(work: Work, practiceId: string, chosen: readonly ClaimRow[]) {
  const { records, groups } = await readClaimGroups(work, practiceId, chosen)
  return groups.flatMap(({ claim, group }) => {
    const context = contextFrom(records, group, claim.form)
    const asFile: ClaimContext = { ...context, payer: { ...context.payer, delivery: 'file' } }
    return scrubClaim(claim.form, asFile).map((finding) => ({
      ...finding,
      claimId: claim.id,
      pcn: claim.pcn,
    }))
  })
}
