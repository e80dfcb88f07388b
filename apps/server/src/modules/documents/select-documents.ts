import type { DocumentContent, ListedDocument, PracticeDocument } from '@oaklet/api/contract'
import { and, asc, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { documents, documentVersions } from '../../db/schema/documents-table'
import { staff } from '../../db/schema/staff-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'

/** Names one document of one practice, as the routes’ parameters do. */
export interface DocumentKey {
  practiceId: string
  documentId: string
}

type Who = Pick<Actor, 'organizationId'>
type VersionRow = typeof documentVersions.$inferSelect

/** The documents of one practice. */
export const isDocumentOfPractice = ({ organizationId }: Who, practiceId: string) =>
  and(eq(documents.organizationId, organizationId), eq(documents.practiceId, practiceId))

/** The row that `key` names. */
export const isDocument = (actor: Who, { practiceId, documentId }: DocumentKey) =>
  and(isDocumentOfPractice(actor, practiceId), eq(documents.id, documentId))

/** Documents as the contract lists them, by their titles, retired ones last. */
export async function selectDocuments(
  { tx }: Pick<Work<Actor>, 'tx'>,
  which: SQL | undefined,
): Promise<ListedDocument[]> {
  const rows = await tx
    .select({ document: documents, current: documentVersions, publishedByName: staff.name })
    .from(documents)
    .innerJoin(
      documentVersions,
      and(
        eq(documentVersions.organizationId, documents.organizationId),
        eq(documentVersions.documentId, documents.id),
        eq(documentVersions.number, documents.number),
      ),
    )
    .innerJoin(
      staff,
      and(
        eq(staff.organizationId, documentVersions.organizationId),
        eq(staff.id, documentVersions.publishedById),
      ),
    )
    .where(which)
    .orderBy(asc(isNotNull(documents.retiredAt)), asc(documentVersions.title), asc(documents.id))
  return rows.map(({ document, current, publishedByName }) => ({
    id: document.id,
    practiceId: document.practiceId,
    title: current.title,
    asks: current.asks,
    mayDecline: current.mayDecline,
    number: document.number,
    publishedByName,
    publishedAt: current.publishedAt.toISOString(),
    isRetired: document.retiredAt !== null,
    version: document.version,
  }))
}

/** One document with the text that is sent now, or the one with this number; throws 404 where there is none. */
export async function findDocument(work: Work, key: DocumentKey, number?: number): Promise<PracticeDocument> {
  const { tx, actor } = work
  const [document] = await selectDocuments(work, isDocument(actor, key))
  if (document === undefined) throw notFound()
  const rows = await tx
    .select({ text: documentVersions, publishedByName: staff.name })
    .from(documentVersions)
    .innerJoin(
      staff,
      and(
        eq(staff.organizationId, documentVersions.organizationId),
        eq(staff.id, documentVersions.publishedById),
      ),
    )
    .where(
      and(
        eq(documentVersions.organizationId, actor.organizationId),
        eq(documentVersions.documentId, document.id),
      ),
    )
    .orderBy(desc(documentVersions.number))
  const contentNumber = number ?? document.number
  const wanted = rows.find(({ text }) => text.number === contentNumber)
  if (wanted === undefined) throw notFound()
  return {
    ...document,
    content: contentOf(wanted.text),
    contentNumber,
    versions: rows.map(({ text, publishedByName }) => ({
      number: text.number,
      title: text.title,
      publishedByName,
      publishedAt: text.publishedAt.toISOString(),
    })),
  }
}

/** What a text says, and asks of the client. */
const contentOf = ({ title, asks, mayDecline, sections }: VersionRow): DocumentContent => ({
  ...{ title, asks, mayDecline, sections },
})
