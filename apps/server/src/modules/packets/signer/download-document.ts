import type { FileAnswer } from '@oaklet/api/contract'
import { inWork } from '../../../work'
import { recordAudit } from '../../audit'
import { documentPdf, findSignature } from '../../documents'
import { practiceToday } from '../../organization'
import { practiceName } from '../packet-link'
import type { DocumentCall } from './answer-document'
import { documentOf } from './read-document'

/** A document of the packet as a PDF, with what became of it. */
export async function downloadOnboardingDocument({ deps, params, by }: DocumentCall): Promise<FileAnswer> {
  const { written, writing } = await inWork(deps, by.actor, async (work) => {
    const { packet, text, signature } = await documentOf(work, params)
    const { practiceId, clientId } = packet
    const { currency } = await practiceToday(work, practiceId)
    if (signature === null) {
      const written = { ...text, practiceName: await practiceName(work, practiceId) }
      return { written, writing: { currency, madeAt: text.publishedAt, signature: null } }
    }
    const record = await findSignature(work, { practiceId, clientId, signatureId: signature.id })
    await recordAudit(work, { action: 'downloaded', resource: 'signature', recordId: signature.id })
    const written = { ...text, practiceName: record.practiceName }
    return { written, writing: { currency, madeAt: signature.signedAt, signature: record } }
  })
  // The file is written after the transaction, since writing takes long.
  return documentPdf(written, writing)
}
