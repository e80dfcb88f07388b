import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { documentVersions } from '../../db/schema/documents-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'

/** One of the texts of a document, with its sections. */
export async function findText(
  { tx, actor }: Work<Actor>,
  { documentId, number }: { documentId: string; number: number },
): Promise<typeof documentVersions.$inferSelect> {
  const [text] = await tx
    .select()
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.organizationId, actor.organizationId),
        eq(documentVersions.documentId, documentId),
        eq(documentVersions.number, number),
      ),
    )
  if (text === undefined) throw notFound()
  return text
}
