import { accessScope } from '@oaklet/api/contract'
import { and, inArray } from 'drizzle-orm'
import {
  exportedAnsweredBatches,
  exportedClaimAnswers,
  exportedReceivedFiles,
  receivedFiles,
} from '../../db/schema/received-files-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'

export const receivedFileRecord: RecordKind = {
  tables: [exportedReceivedFiles, exportedAnsweredBatches, exportedClaimAnswers],
  names: { received_file: readNames },
}

/** A file is named by its name to those who may see all claims of its practice. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  if (accessScope(work.actor.permissions, 'claims:view') !== 'all') return []
  return work.tx
    .select({ id: receivedFiles.id, name: receivedFiles.name })
    .from(receivedFiles)
    .where(
      and(
        isOneOf(work, receivedFiles, receivedFiles.id, ids),
        inArray(receivedFiles.practiceId, [...work.actor.practiceIds]),
      ),
    )
}
