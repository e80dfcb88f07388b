import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { refusedFiles } from '../../db/schema/claim-folders-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'

/** Takes a file off the list of those that could not be imported; refused again, it is listed again. */
export async function dismissRefusedFile(
  { actor, params: { fileId } }: CallOf<typeof api.dismissRefusedFile>,
  work: Work,
): Promise<null> {
  const [gone] = await work.tx
    .delete(refusedFiles)
    .where(and(eq(refusedFiles.organizationId, actor.organizationId), eq(refusedFiles.id, fileId)))
    .returning({ id: refusedFiles.id })
  if (gone === undefined) throw notFound()
  await recordAudit(work, { action: 'deleted', resource: 'refused_file', recordId: gone.id })
  return null
}
