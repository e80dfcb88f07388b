import { CLAIM_FILE_TYPE, type downloadReceivedFile as endpoint, type FileAnswer } from '@oaklet/api/contract'
import { receivedFiles } from '../../db/schema/received-files-table'
import { notFound } from '../../errors'
import type { Call } from '../../http/mount'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { isFile } from './select-received-files'

/** A received file, byte for byte as it came. */
export const downloadReceivedFile = ({
  deps,
  actor,
  params: key,
}: Call<typeof endpoint.path, undefined, undefined>): Promise<FileAnswer> =>
  inWork(deps, actor, async (work) => {
    const [file] = await work.tx.select().from(receivedFiles).where(isFile(actor, key))
    if (file === undefined) throw notFound()
    await recordAudit(work, { action: 'exported', resource: 'received_file', recordId: file.id })
    return { bytes: file.content, contentType: CLAIM_FILE_TYPE, fileName: asciiName(file.name) }
  })

/** A name that can stand in a header: what else people call their files becomes hyphens. */
const asciiName = (name: string): string =>
  name.replace(/[^\w.]+/g, '-').replace(/^[-.]+/, '') || 'answers.txt'
