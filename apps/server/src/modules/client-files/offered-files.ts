import type { FileAnswer, FileCategory, FileSlot } from '@oaklet/api/contract'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Actor, ClientActor } from '../../actor'
import { asciiTitle } from '../../ascii-title'
import { clientFiles, clientFileVersions } from '../../db/schema/client-files-table'
import type { CleanFile } from '../../uploads/clean-file'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { EXTENSIONS } from './download-file'
import { eraseFiles } from './erase-files'
import { readContent, storeContent } from './file-bytes'

type FileRow = typeof clientFiles.$inferSelect
type VersionRow = typeof clientFileVersions.$inferSelect

/** A file that a client sent, and nobody has decided on: it is not in the client's record yet. */
export type OfferedFileRow = Pick<FileRow, 'id' | 'title' | 'category'> &
  Pick<VersionRow, 'name' | 'type' | 'size' | 'sha256'> & { itemId: string; slot: FileSlot }

/** The only content of such a file. */
const NUMBER = 1

/** An item of a packet. */
interface Item {
  id: string
}

const isOfferedOf = ({ organizationId }: Actor, items: readonly Item[]): SQL | undefined =>
  and(
    eq(clientFiles.organizationId, organizationId),
    eq(clientFiles.isOffered, true),
    inArray(
      clientFiles.packetItemId,
      items.map(({ id }) => id),
    ),
  )

/** The files that were sent for these items of packets, the oldest first. */
export async function offeredFiles(
  { tx, actor }: Work<Actor>,
  items: readonly Item[],
): Promise<OfferedFileRow[]> {
  if (items.length === 0) return []
  const rows = await tx
    .select({ file: clientFiles, content: clientFileVersions })
    .from(clientFiles)
    .innerJoin(
      clientFileVersions,
      and(
        eq(clientFileVersions.organizationId, clientFiles.organizationId),
        eq(clientFileVersions.fileId, clientFiles.id),
      ),
    )
    .where(isOfferedOf(actor, items))
    .orderBy(asc(clientFiles.createdAt), asc(clientFiles.id))
  return rows.flatMap(({ file, content }) => {
    const { id, title, category, packetItemId: itemId, slot } = file
    const { name, type, size, sha256 } = content
    return itemId === null || slot === null
      ? []
      : [{ id, title, category, itemId, slot, name, type, size, sha256 }]
  })
}

interface NewFile extends Pick<FileRow, 'practiceId' | 'clientId' | 'datedOn' | 'title'> {
  category: FileCategory
  itemId: string
  slot: FileSlot
  /** What the file was called where it came from. */
  name: string
}

/** Stores what a client sent. */
export async function offerFile(
  work: Work<ClientActor>,
  { itemId, name, ...file }: NewFile,
  clean: CleanFile,
): Promise<void> {
  const { organizationId } = work.actor
  const [id, now] = [work.newId(), work.now()]
  await work.tx.insert(clientFiles).values({
    ...{ ...file, organizationId, id, packetItemId: itemId, isOffered: true },
    ...{ createdAt: now, updatedAt: now },
  })
  const source = { name, uploadedById: null, uploadedAt: now }
  await storeContent(work.tx, { organizationId, fileId: id, number: NUMBER }, source, clean)
  await recordAudit(work, { action: 'created', resource: 'file', recordId: id })
}

/** Takes files back that a client sent, for good. */
export async function withdrawFiles(work: Work<ClientActor>, ids: readonly string[]): Promise<void> {
  await eraseFiles(work, ids)
  for (const recordId of ids) await recordAudit(work, { action: 'purged', resource: 'file', recordId })
}

/** Erases what was sent for these items of packets that are purged. */
export async function eraseOffered(work: Work<Actor>, items: readonly Item[]): Promise<void> {
  const files = await offeredFiles(work, items)
  if (files.length > 0)
    await eraseFiles(
      work,
      files.map(({ id }) => id),
    )
}

/** The bytes of such a file. */
export const readOffered = async (
  { tx, actor }: Work<Actor>,
  { id, title, type }: OfferedFileRow,
): Promise<FileAnswer> => ({
  bytes: await readContent(tx, { organizationId: actor.organizationId, fileId: id, number: NUMBER }),
  contentType: type,
  fileName: `${asciiTitle(title, 'file')}.${EXTENSIONS[type]}`,
})

/**
 * Puts a file into the client's record from now on. One that is not accepted goes there as deleted, so that it can be
 * restored like any other that was deleted.
 */
export async function decideOffered(
  work: Work,
  fileId: string,
  { isAccepted }: { isAccepted: boolean },
): Promise<void> {
  const now = work.now()
  const { organizationId, staffId } = work.actor
  await work.tx
    .update(clientFiles)
    .set({
      ...{ isOffered: false, createdAt: now, updatedAt: now },
      ...(!isAccepted && { deletedAt: now, deletedById: staffId, deletionReason: NOT_ACCEPTED }),
    })
    .where(and(eq(clientFiles.organizationId, organizationId), eq(clientFiles.id, fileId)))
  const action = isAccepted ? 'taken_over' : 'left_out'
  await recordAudit(work, { action, resource: 'file', recordId: fileId })
}

const NOT_ACCEPTED = 'Not taken over from the client’s forms'
