import { DOCUMENT_FILE_TYPE, type FileAnswer } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { AppError } from '../../errors'
import type { Call } from '../../http/mount'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { maySeeDiagnoses } from '../caseload'
import { estimateFileName, writeEstimate } from './estimate-file'
import { selectEstimate } from './find-estimate'
import { sentEstimate } from './sent-estimate'

/** A sent estimate as a PDF; it is refused to who may not know the client’s diagnoses. */
export async function downloadEstimate({
  deps,
  actor,
  scope,
  params: key,
}: Call<typeof api.downloadEstimate.path, undefined, undefined>): Promise<FileAnswer> {
  const estimate = await inWork(deps, actor, async (work) => {
    const { estimate: row, client, replacedBy } = await selectEstimate(work, key, scope)
    if (!maySeeDiagnoses(actor, client.primaryClinicianId)) {
      throw new AppError('forbidden', 'This file may name diagnoses, which your role doesn’t show.')
    }
    const sent = sentEstimate(row, replacedBy?.number ?? null, work.now())
    await recordAudit(work, { action: 'exported', resource: 'estimate', recordId: row.id })
    return sent
  })
  // The file is written after the transaction, since writing takes long.
  const bytes = await writeEstimate(estimate)
  return { bytes, contentType: DOCUMENT_FILE_TYPE, fileName: estimateFileName(estimate) }
}
