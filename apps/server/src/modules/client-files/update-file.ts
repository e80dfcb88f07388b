import type * as api from '@oaklet/api/contract'
import type { ClientFile } from '@oaklet/api/contract'
import { clientFiles } from '../../db/schema/client-files-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { requireSeenCategory } from './seen-categories'
import { findFile, isFile, lockFile } from './select-files'

/** Changes what is said of a file, unless someone else has changed it since `version`. */
export async function updateFile(
  { actor, scope, params: key, body: { version, ...described } }: CallOf<typeof api.updateClientFile>,
  work: Work,
): Promise<ClientFile> {
  const { file, seen } = await lockFile(work, key, { scope, version })
  requireSeenCategory(described.category, seen)
  await work.tx
    .update(clientFiles)
    .set({ ...described, version: version + 1, updatedAt: work.now() })
    .where(isFile(actor, key))
  await recordAudit(work, {
    action: 'updated',
    resource: 'file',
    recordId: key.fileId,
    changed: changedFields(file, described),
  })
  return findFile(work, key)
}
