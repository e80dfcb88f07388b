import type * as api from '@oaklet/api/contract'
import type { ClaimAnswer, Page, ReceivedFile, ReceivedFileDetails } from '@oaklet/api/contract'
import { and, count, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { requireForAll } from '../../actor'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { claims } from '../../db/schema/claims-table'
import { claimAnswers, receivedFiles } from '../../db/schema/received-files-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isVisibleClaim } from '../claims'
import {
  findAnswers,
  findReceivedFile,
  isFileOfPractice,
  selectFiles,
  toReceivedFiles,
} from './select-received-files'

const Cursor = z.tuple([z.iso.datetime(), z.uuid()])

/** One page of the files that a practice received, the newest first. */
export async function listReceivedFiles(
  { actor, params: { practiceId }, query }: CallOf<typeof api.listReceivedFiles>,
  work: Work,
): Promise<Page<ReceivedFile>> {
  requireForAll(actor, 'claims:view')
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const where = isFileOfPractice(actor, practiceId)
  const rows = await selectFiles(
    work,
    and(where, query.cursor === undefined ? undefined : isAfter(query.cursor)),
    limit + 1,
  )
  const [counted] = await work.tx.select({ total: count() }).from(receivedFiles).where(where)
  const toFile = await toReceivedFiles(work, rows)
  return toPage(
    rows,
    limit,
    counted?.total ?? 0,
    ({ importedAt, id }) => [importedAt.toISOString(), id],
    toFile,
  )
}

function isAfter(cursor: string) {
  const [at, id] = fromCursor(cursor, Cursor)
  return sql`(${receivedFiles.importedAt}, ${receivedFiles.id}) < (${at}::timestamptz, ${id}::uuid)`
}

/** One received file with what it says of each claim. */
export async function getReceivedFile(
  { actor, params: key }: CallOf<typeof api.getReceivedFile>,
  work: Work,
): Promise<ReceivedFileDetails> {
  requireForAll(actor, 'claims:view')
  return findReceivedFile(work, key)
}

/** All answers to a claim. */
export async function listClaimAnswers(
  { scope, params: { practiceId, claimId } }: CallOf<typeof api.listClaimAnswers>,
  work: Work,
): Promise<ClaimAnswer[]> {
  const [claim] = await work.tx
    .select({ id: claims.id })
    .from(claims)
    .where(and(isVisibleClaim(work, practiceId, scope), eq(claims.id, claimId)))
  if (claim === undefined) throw notFound()
  return findAnswers(work, practiceId, eq(claimAnswers.claimId, claimId))
}
