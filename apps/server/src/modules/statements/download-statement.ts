import { DOCUMENT_FILE_TYPE, type FileAnswer } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import type { Call } from '../../http/mount'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { selectStatement } from './find-statement'
import { sentStatement } from './sent-statement'
import { statementFileName, writeStatement } from './statement-file'

/** A sent statement as a PDF. */
export async function downloadStatement({
  deps,
  actor,
  scope,
  params: key,
}: Call<typeof api.downloadStatement.path, undefined, undefined>): Promise<FileAnswer> {
  const statement = await inWork(deps, actor, async (work) => {
    const { statement: row } = await selectStatement(work, key, scope)
    const sent = sentStatement(row, work.now())
    await recordAudit(work, { action: 'exported', resource: 'statement', recordId: row.id })
    return sent
  })
  // The file is written after the transaction, since writing takes long.
  const bytes = await writeStatement(statement)
  return { bytes, contentType: DOCUMENT_FILE_TYPE, fileName: statementFileName(statement) }
}
