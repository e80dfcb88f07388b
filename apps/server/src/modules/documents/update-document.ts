import type * as api from '@oaklet/api/contract'
import type { PracticeDocument } from '@oaklet/api/contract'
import { documents, documentVersions } from '../../db/schema/documents-table'
import { staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { findDocument, isDocument } from './select-documents'

/** Publishes a new text of a document, unless it says what the one before says. */
export async function updateDocument(
  { actor, params: key, body: { version, ...content } }: CallOf<typeof api.updateDocument>,
  work: Work,
): Promise<PracticeDocument> {
  await lockPractice(work, key.practiceId)
  const before = await findDocument(work, key)
  if (before.version !== version) throw staleEdit(before)
  const changed = changedFields(before.content, content)
  if (changed.length === 0) return before
  const [number, now] = [before.number + 1, work.now()]
  await work.tx.insert(documentVersions).values({
    ...{ ...content, organizationId: actor.organizationId, documentId: key.documentId, number },
    ...{ publishedAt: now, publishedById: actor.staffId },
  })
  await work.tx
    .update(documents)
    .set({ number, version: version + 1, updatedAt: now })
    .where(isDocument(actor, key))
  await recordAudit(work, { action: 'updated', resource: 'document', recordId: key.documentId, changed })
  return findDocument(work, key)
}
