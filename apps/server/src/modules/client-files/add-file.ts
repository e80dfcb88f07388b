import type * as api from '@oaklet/api/contract'
import type { ClientFile } from '@oaklet/api/contract'
import { clientFiles } from '../../db/schema/client-files-table'
import type { CallOf } from '../../http/mount'
import { cleanFile } from '../../uploads/clean-file'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { clientOf, lockClientOf } from '../caseload'
import { storeContent } from './file-bytes'
import { requireRoomForFiles } from './require-room'
import { requireSeenCategory, seenCategories } from './seen-categories'
import { findFile } from './select-files'

/** Adds a file to a client. */
export async function addFile(
  { actor, scope, params: key, body: { name, content, ...described } }: CallOf<typeof api.addClientFile>,
  work: Work,
): Promise<ClientFile> {
  requireSeenCategory(described.category, seenCategories(actor, await clientOf(work, key, scope)))
  // Nothing is locked while a picture is written anew.
  const clean = await cleanFile({ name, content })
  await lockClientOf(work, key, scope)
  await requireRoomForFiles(work, key, { more: 1, path: 'content' })
  const [fileId, now, { organizationId, staffId }] = [work.newId(), work.now(), actor]
  await work.tx.insert(clientFiles).values({
    ...{ ...described, ...key, organizationId, id: fileId },
    ...{ createdAt: now, updatedAt: now },
  })
  const source = { name, uploadedById: staffId, uploadedAt: now }
  await storeContent(work.tx, { organizationId, fileId, number: 1 }, source, clean)
  await recordAudit(work, {
    action: 'created',
    resource: 'file',
    recordId: fileId,
    changed: Object.keys(described),
  })
  return findFile(work, { ...key, fileId })
}
