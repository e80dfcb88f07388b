import type * as api from '@oaklet/api/contract'
import type { ClientFile } from '@oaklet/api/contract'
import { clientFiles } from '../../db/schema/client-files-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findFile, isFile, lockFile } from './select-files'

/** Deletes a file, which can be restored until it is purged. */
export async function deleteFile(
  { actor, scope, params: key, body: { reason, version } }: CallOf<typeof api.deleteClientFile>,
  work: Work,
): Promise<ClientFile> {
  await lockFile(work, key, { scope, version })
  const now = work.now()
  await work.tx
    .update(clientFiles)
    .set({
      ...{ deletedAt: now, deletedById: actor.staffId, deletionReason: reason },
      ...{ version: version + 1, updatedAt: now },
    })
    .where(isFile(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'file', recordId: key.fileId })
  return findFile(work, key)
}
