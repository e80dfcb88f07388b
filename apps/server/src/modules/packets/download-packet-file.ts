import type { downloadPacketFile as endpoint, FileAnswer } from '@oaklet/api/contract'
import { notFound } from '../../errors'
import type { Call } from '../../http/mount'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { clientOf } from '../caseload'
import { offeredFiles, readOffered, seenCategories } from '../client-files'
import { findPacket, itemsOf } from './select-packets'

/** The bytes of a file that a client sent with a packet, as long as nobody has decided on it. */
export const downloadPacketFile = ({
  deps,
  actor,
  scope,
  params: { fileId, ...key },
}: Call<typeof endpoint.path, undefined, undefined>): Promise<FileAnswer> =>
  inWork(deps, actor, async (work) => {
    const seen = seenCategories(actor, await clientOf(work, key, scope))
    const { id } = await findPacket(work, key)
    const files = await offeredFiles(work, await itemsOf(work, [id]))
    const file = files.find((one) => one.id === fileId && seen.includes(one.category))
    if (file === undefined) throw notFound()
    await recordAudit(work, { action: 'viewed', resource: 'file', recordId: fileId })
    return readOffered(work, file)
  })
