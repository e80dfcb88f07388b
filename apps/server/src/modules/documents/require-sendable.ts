import { and, inArray } from 'drizzle-orm'
import { documents } from '../../db/schema/documents-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import { isDocumentOfPractice, selectDocuments } from './select-documents'

/** The texts that are sent now of these documents, in their order; throws 422 at one that is gone or retired. */
export async function requireSendable(
  work: Work,
  practiceId: string,
  ids: readonly string[],
): Promise<{ documentId: string; documentNumber: number }[]> {
  if (ids.length === 0) return []
  const found = await selectDocuments(
    work,
    and(isDocumentOfPractice(work.actor, practiceId), inArray(documents.id, [...ids])),
  )
  const sendable = new Map(found.filter(({ isRetired }) => !isRetired).map(({ id, number }) => [id, number]))
  const refused = ids.flatMap((id, index) =>
    sendable.has(id)
      ? []
      : [{ path: `documents.${index}`, message: 'This document can’t be sent any more: choose another' }],
  )
  if (refused.length > 0) throw validationFailed(refused)
  return ids.map((documentId) => ({ documentId, documentNumber: sendable.get(documentId) ?? 0 }))
}
