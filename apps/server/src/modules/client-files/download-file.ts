import type { downloadClientFile as endpoint, FileAnswer } from '@oaklet/api/contract'
import { and } from 'drizzle-orm'
import { asciiTitle } from '../../ascii-title'
import { notFound } from '../../errors'
import type { Call } from '../../http/mount'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { clientOf } from '../caseload'
import { readContent } from './file-bytes'
import { seenCategories } from './seen-categories'
import { isFile, isInCategories, selectFiles } from './select-files'

/** The endings of the names of files. */
export const EXTENSIONS = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const

/** The bytes of a file; throws 404 also for one that was deleted, until it is restored. */
export const downloadFile = ({
  deps,
  actor,
  scope,
  params: key,
  query: { number, purpose = 'download' },
}: Call<typeof endpoint.path, typeof endpoint.query, undefined>): Promise<FileAnswer> =>
  inWork(deps, actor, async (work) => {
    const seen = seenCategories(actor, await clientOf(work, key, scope))
    const [file] = await selectFiles(work, and(isFile(actor, key), isInCategories(seen)))
    const wanted = file?.versions.find((one) => number === undefined || one.number === number)
    if (file === undefined || file.deletion !== null || wanted === undefined) throw notFound()
    const action = purpose === 'view' ? 'viewed' : 'downloaded'
    await recordAudit(work, { action, resource: 'file', recordId: file.id })
    return {
      bytes: await readContent(work.tx, { ...actor, fileId: file.id, number: wanted.number }),
      contentType: wanted.type,
      fileName: `${asciiTitle(file.title, 'file')}.${EXTENSIONS[wanted.type]}`,
    }
  })
