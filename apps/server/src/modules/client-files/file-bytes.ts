import { createHash } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { clientFileChunks, clientFileVersions } from '../../db/schema/client-files-table'
import type { CleanFile } from '../../uploads/clean-file'

const CHUNK_BYTES = 500_000

/** Names one content of one file. */
interface ContentKey {
  organizationId: string
  fileId: string
  number: number
}

/** Where a content came from. */
interface ContentSource {
  /** What the file was called there. */
  name: string
  /** Null where the client sent it. */
  uploadedById: string | null
  uploadedAt: Date
}

/** The hash of a content. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Stores a content of a file. */
export async function storeContent(
  tx: Tx,
  key: ContentKey,
  source: ContentSource,
  { bytes, type }: CleanFile,
): Promise<void> {
  await tx
    .insert(clientFileVersions)
    .values({ ...key, ...source, type, size: bytes.byteLength, sha256: hashOf(bytes) })
  for (let start = 0; start < bytes.byteLength; start += CHUNK_BYTES) {
    const content = bytes.subarray(start, start + CHUNK_BYTES)
    await tx.insert(clientFileChunks).values({ ...key, position: start / CHUNK_BYTES, content })
  }
}

/** The bytes of a content, put together. */
export async function readContent(
  tx: Tx,
  { organizationId, fileId, number }: ContentKey,
): Promise<Uint8Array> {
  const chunks = await tx
    .select({ content: clientFileChunks.content })
    .from(clientFileChunks)
    .where(
      and(
        eq(clientFileChunks.organizationId, organizationId),
        eq(clientFileChunks.fileId, fileId),
        eq(clientFileChunks.number, number),
      ),
    )
    .orderBy(asc(clientFileChunks.position))
  return Buffer.concat(chunks.map(({ content }) => content))
}
