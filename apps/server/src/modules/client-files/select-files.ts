import type { ClientFile, FileCategory } from '@oaklet/api/contract'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Scope, StaffActor } from '../../actor'
import { alias } from 'drizzle-orm/pg-core'
import { clientFiles, clientFileVersions } from '../../db/schema/client-files-table'
import { staff } from '../../db/schema/staff-table'
import { notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import { type ClientKey, lockClientOf } from '../caseload'
import { seenCategories } from './seen-categories'

/** Names one file of one client, as the routes' parameters do. */
export interface FileKey extends ClientKey {
  fileId: string
}

type FileRow = typeof clientFiles.$inferSelect

/** The files in the record of one client: not what a client sent and nobody has accepted. */
export const isFileOfClient = ({ organizationId }: StaffActor, { practiceId, clientId }: ClientKey) =>
  and(
    eq(clientFiles.organizationId, organizationId),
    eq(clientFiles.practiceId, practiceId),
    eq(clientFiles.clientId, clientId),
    eq(clientFiles.isOffered, false),
  )

/** The row that `key` names. */
export const isFile = (actor: StaffActor, key: FileKey) =>
  and(isFileOfClient(actor, key), eq(clientFiles.id, key.fileId))

/** Whether a file is in one of these categories. */
export const isInCategories = (seen: readonly FileCategory[]) => inArray(clientFiles.category, [...seen])

const deleter = alias(staff, 'deleter')

/** Files as the contract shows them, the latest documents first. */
export async function selectFiles({ tx }: Work, which: SQL | undefined): Promise<ClientFile[]> {
  const rows = await tx
    .select({ file: clientFiles, content: clientFileVersions, by: staff.name, deletedBy: deleter.name })
    .from(clientFiles)
    .innerJoin(
      clientFileVersions,
      and(
        eq(clientFileVersions.organizationId, clientFiles.organizationId),
        eq(clientFileVersions.fileId, clientFiles.id),
      ),
    )
    .leftJoin(
      staff,
      and(
        eq(staff.organizationId, clientFiles.organizationId),
        eq(staff.id, clientFileVersions.uploadedById),
      ),
    )
    .leftJoin(
      deleter,
      and(eq(deleter.organizationId, clientFiles.organizationId), eq(deleter.id, clientFiles.deletedById)),
    )
    .where(which)
    .orderBy(
      desc(clientFiles.datedOn),
      desc(clientFiles.createdAt),
      asc(clientFiles.id),
      desc(clientFileVersions.number),
    )
  const files = new Map<string, ClientFile>()
  for (const { file, content, by, deletedBy } of rows) {
    const shown = files.get(file.id) ?? shownFile(file, deletedBy)
    files.set(file.id, shown)
    const { number, name, type, size, sha256, uploadedAt } = content
    shown.versions.push({
      ...{ number, name, type, size, sha256 },
      uploadedByName: by,
      uploadedAt: uploadedAt.toISOString(),
    })
  }
  return [...files.values()]
}

const shownFile = (row: FileRow, deletedBy: string | null): ClientFile => ({
  id: row.id,
  practiceId: row.practiceId,
  clientId: row.clientId,
  title: row.title,
  category: row.category,
  datedOn: row.datedOn,
  versions: [],
  deletion:
    row.deletedAt === null
      ? null
      : { reason: row.deletionReason ?? '', byName: deletedBy ?? '', at: row.deletedAt.toISOString() },
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** One file as the contract shows it; whether the actor may see it has been seen before. */
export async function findFile(work: Work, key: FileKey): Promise<ClientFile> {
  const [found] = await selectFiles(work, isFile(work.actor, key))
  if (found === undefined) throw notFound()
  return found
}

interface Wanted {
  scope: Scope
  /** Whether the file is one that was deleted. */
  isDeleted?: boolean
  /** The version that an edit was made on. */
  version?: number
}

/**
 * Locks the client and the file until the transaction ends. Throws 404 when there is none that the actor may see, and
 * 409 when it isn't at `version`.
 */
export async function lockFile(work: Work, key: FileKey, { scope, isDeleted = false, version }: Wanted) {
  const seen = seenCategories(work.actor, await lockClientOf(work, key, scope))
  const [file] = await work.tx
    .select()
    .from(clientFiles)
    .where(and(isFile(work.actor, key), isInCategories(seen)))
    .for('update')
  if (file === undefined || (file.deletedAt !== null) !== isDeleted) throw notFound()
  if (version !== undefined && file.version !== version) throw staleEdit(await findFile(work, key))
  return { file, seen }
}
