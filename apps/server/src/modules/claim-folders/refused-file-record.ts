import { isAllowed } from '@oaklet/api/contract'
import { exportedRefusedFiles, leftOutClaimFolders, refusedFiles } from '../../db/schema/claim-folders-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'

export const refusedFileRecord: RecordKind = {
  tables: [exportedRefusedFiles, leftOutClaimFolders],
  names: { refused_file: readNames },
}

/** A file is named by its name to those who import files. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  if (!isAllowed(work.actor.permissions, 'claims:post')) return []
  return work.tx
    .select({ id: refusedFiles.id, name: refusedFiles.name })
    .from(refusedFiles)
    .where(isOneOf(work, refusedFiles, refusedFiles.id, ids))
}
