import type { PracticeDocument } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { documents } from '../../db/schema/documents-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { type DocumentKey, findDocument, isDocument } from './select-documents'

/** Retires a document or lets it be sent again; one that is so already stays as it is. */
export async function setRetired(
  work: Work,
  key: DocumentKey,
  isRetired: boolean,
): Promise<PracticeDocument> {
  await lockPractice(work, key.practiceId)
  const before = await findDocument(work, key)
  if (before.isRetired === isRetired) return before
  await work.tx
    .update(documents)
    .set({
      retiredAt: isRetired ? work.now() : null,
      ...{ version: sql`${documents.version} + 1`, updatedAt: work.now() },
    })
    .where(isDocument(work.actor, key))
  const action = isRetired ? 'retired' : 'restored'
  await recordAudit(work, { action, resource: 'document', recordId: key.documentId })
  return findDocument(work, key)
}
