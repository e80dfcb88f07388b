import type * as api from '@oaklet/api/contract'
import type { ClientFile } from '@oaklet/api/contract'
import { and, eq, max } from 'drizzle-orm'
import { clientFiles, clientFileVersions } from '../../db/schema/client-files-table'
import type { CallOf } from '../../http/mount'
import { cleanFile } from '../../uploads/clean-file'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { clientOf } from '../caseload'
import { storeContent } from './file-bytes'
import { findFile, isFile, lockFile } from './select-files'

/** Gives a file a new content, unless someone else has changed it since `version`. */
export async function replaceFile(
  { actor, scope, params: key, body: { version, ...sent } }: CallOf<typeof api.replaceClientFile>,
  work: Work,
): Promise<ClientFile> {
  await clientOf(work, key, scope)
  // Nothing is locked while a picture is written anew.
  const clean = await cleanFile(sent)
  await lockFile(work, key, { scope, version })
  const { organizationId, staffId } = actor
  const { fileId } = key
  const [latest] = await work.tx
    .select({ number: max(clientFileVersions.number) })
    .from(clientFileVersions)
    .where(and(eq(clientFileVersions.organizationId, organizationId), eq(clientFileVersions.fileId, fileId)))
  const source = { name: sent.name, uploadedById: staffId, uploadedAt: work.now() }
  const number = (latest?.number ?? 0) + 1
  await storeContent(work.tx, { organizationId, fileId, number }, source, clean)
  await work.tx
    .update(clientFiles)
    .set({ version: version + 1, updatedAt: work.now() })
    .where(isFile(actor, key))
  await recordAudit(work, {
    action: 'updated',
    resource: 'file',
    recordId: fileId,
    changed: ['content'],
  })
  return findFile(work, key)
}
