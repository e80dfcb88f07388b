import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { clientFileChunks, clientFiles, clientFileVersions } from '../../db/schema/client-files-table'
import type { Work } from '../../work'

/** Deletes files for good, with all of their contents. */
export async function eraseFiles({ tx, actor }: Work<Actor>, ids: readonly string[]): Promise<void> {
  const { organizationId } = actor
  for (const table of [clientFileChunks, clientFileVersions]) {
    await tx
      .delete(table)
      .where(and(eq(table.organizationId, organizationId), inArray(table.fileId, [...ids])))
  }
  await tx
    .delete(clientFiles)
    .where(and(eq(clientFiles.organizationId, organizationId), inArray(clientFiles.id, [...ids])))
}
