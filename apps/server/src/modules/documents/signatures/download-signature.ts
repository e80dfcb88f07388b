import type { downloadSignature as endpoint, FileAnswer } from '@oaklet/api/contract'
import type { Call } from '../../../http/mount'
import { inWork } from '../../../work'
import { recordAudit } from '../../audit'
import { clientOf } from '../../caseload'
import { practiceToday } from '../../organization'
import { documentPdf } from '../document-pdf'
import { findSignature } from './select-signatures'

/** A document as it was signed, as a PDF. */
export async function downloadSignature({
  deps,
  actor,
  scope,
  params: key,
}: Call<typeof endpoint.path, undefined, undefined>): Promise<FileAnswer> {
  const { signature, currency } = await inWork(deps, actor, async (work) => {
    await clientOf(work, key, scope)
    const found = await findSignature(work, key)
    await recordAudit(work, { action: 'downloaded', resource: 'signature', recordId: key.signatureId })
    return { signature: found, currency: (await practiceToday(work, key.practiceId)).currency }
  })
  // The file is written after the transaction, since writing takes long.
  const { title, number } = signature.document
  return documentPdf({ ...signature, title, number }, { currency, signature, madeAt: signature.at })
}
