import { DOCUMENT_FILE_TYPE, type FileAnswer } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { AppError } from '../../errors'
import type { Call } from '../../http/mount'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { maySeeDiagnoses } from '../caseload'
import { selectSuperbill } from './find-superbill'
import { issuedSuperbill } from './issued-superbill'
import { superbillFileName, writeSuperbill } from './superbill-file'

/** An issued superbill as a PDF; it is refused to who may not know the client’s diagnoses. */
export async function downloadSuperbill({
  deps,
  actor,
  params: key,
}: Call<typeof api.downloadSuperbill.path, undefined, undefined>): Promise<FileAnswer> {
  const superbill = await inWork(deps, actor, async (work) => {
    const { superbill: row, client } = await selectSuperbill(work, key)
    if (!maySeeDiagnoses(actor, client.primaryClinicianId)) {
      throw new AppError('forbidden', 'This file names diagnoses, which your role doesn’t show.')
    }
    const issued = issuedSuperbill(row, work.now())
    await recordAudit(work, { action: 'exported', resource: 'superbill', recordId: row.id })
    return issued
  })
  // The file is written after the transaction, since writing takes long.
  const bytes = await writeSuperbill(superbill)
  return { bytes, contentType: DOCUMENT_FILE_TYPE, fileName: superbillFileName(superbill) }
}
