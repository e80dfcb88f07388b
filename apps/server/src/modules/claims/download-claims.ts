import { canTake, CLAIM_FILE_TYPE, type FileAnswer } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Call } from '../../http/mount'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { overlayPdf, readableClaimPdf } from '../claim-forms'
import { readClaimSettings } from '../claim-settings'
import { practiceToday } from '../organization'
import { claimBatches } from '../../db/schema/claim-batches-table'
import { claims } from '../../db/schema/claims-table'
import { pastOf } from './find-claim'
import { batchFileName } from './release-claim-files'
import { isBatch } from './select-claim-batches'
import { isVisibleClaim } from './select-claims'

/** A file of claims, as it was made. */
export const downloadClaimBatch = ({
  deps,
  actor,
  params: key,
}: Call<typeof api.downloadClaimBatch.path, undefined, undefined>): Promise<FileAnswer> =>
  inWork(deps, actor, async (work) => {
    const [batch] = await work.tx.select().from(claimBatches).where(isBatch(actor, key))
    if (batch === undefined) throw notFound()
    await recordAudit(work, { action: 'exported', resource: 'claim_batch', recordId: batch.id })
    return {
      bytes: new TextEncoder().encode(batch.content),
      contentType: CLAIM_FILE_TYPE,
      fileName: batchFileName(batch),
    }
  })

type DownloadCall = Call<typeof api.downloadClaim.path, typeof api.ClaimPrintQuery, undefined>

/** A claim on the form of a CMS-1500: what it says now, or what it said when it was sent. */
export async function downloadClaim({
  deps,
  actor,
  scope,
  params: key,
  query,
}: DownloadCall): Promise<FileAnswer> {
  const { form, signedOn, offsets, madeAt } = await inWork(deps, actor, async (work) => {
    const [claim] = await work.tx
      .select()
      .from(claims)
      .where(and(isVisibleClaim(work, key.practiceId, scope), eq(claims.id, key.claimId)))
    if (claim === undefined) throw notFound()
    const { today } = await practiceToday(work, key.practiceId)
    await recordAudit(work, { action: 'exported', resource: 'claim', recordId: claim.id })
    // What can be changed is signed anew when it goes out again.
    const sentOn = canTake('change', claim.state, pastOf(claim)) ? null : claim.submittedOn
    const { printOffsets: offsets } = await readClaimSettings(work, key.practiceId)
    return { form: claim.form, signedOn: sentOn ?? today, offsets, madeAt: work.now() }
  })
  // The file is written after the transaction, since writing takes long.
  const bytes =
    query.print === 'overlay'
      ? await overlayPdf(form, { offsets, madeAt, signedOn })
      : await readableClaimPdf(form, madeAt)
  return { bytes, contentType: 'application/pdf', fileName: `claim-${form.pcn}.pdf` }
}
