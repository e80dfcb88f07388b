import type * as api from '@oaklet/api/contract'
import type { ClientFile } from '@oaklet/api/contract'
import { clientFiles } from '../../db/schema/client-files-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findFile, isFile, lockFile } from './select-files'

/** Restores a deleted file. */
export async function restoreFile(
  { actor, scope, params: key }: CallOf<typeof api.restoreClientFile>,
  work: Work,
): Promise<ClientFile> {
  const { file } = await lockFile(work, key, { scope, isDeleted: true })
  await work.tx
    .update(clientFiles)
    .set({
      ...{ deletedAt: null, deletedById: null, deletionReason: null },
      ...{ version: file.version + 1, updatedAt: work.now() },
    })
    .where(isFile(actor, key))
  await recordAudit(work, { action: 'restored', resource: 'file', recordId: key.fileId })
  return findFile(work, key)
}
