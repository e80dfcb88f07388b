import type * as api from '@oaklet/api/contract'
import type { PracticeDocument } from '@oaklet/api/contract'
import { documents, documentVersions } from '../../db/schema/documents-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findDocument } from './select-documents'

/** Adds a document with its first text. */
export async function createDocument(
  { actor, params: { practiceId }, body }: CallOf<typeof api.createDocument>,
  work: Work,
): Promise<PracticeDocument> {
  const { organizationId } = actor
  const [id, now] = [work.newId(), work.now()]
  await work.tx
    .insert(documents)
    .values({ organizationId, id, practiceId, number: 1, createdAt: now, updatedAt: now })
  await work.tx.insert(documentVersions).values({
    ...{ ...body, organizationId, documentId: id, number: 1 },
    ...{ publishedAt: now, publishedById: actor.staffId },
  })
  const changed = Object.keys(body)
  await recordAudit(work, { action: 'created', resource: 'document', recordId: id, changed })
  return findDocument(work, { practiceId, documentId: id })
}
