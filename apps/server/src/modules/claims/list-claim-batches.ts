import type * as api from '@oaklet/api/contract'
import type { ClaimBatch, Page } from '@oaklet/api/contract'
import { and, count, desc, eq, lt } from 'drizzle-orm'
import * as z from 'zod/mini'
import { requireForAll } from '../../actor'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { claimBatches } from '../../db/schema/claim-batches-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findClaimBatch, isBatchOfPractice, selectBatchRows, toBatches } from './select-claim-batches'

const Cursor = z.tuple([z.int()])

/** One page of the practice's files of claims, the newest first. */
export async function listClaimBatches(
  { actor, params: { practiceId }, query }: CallOf<typeof api.listClaimBatches>,
  work: Work,
): Promise<Page<ClaimBatch>> {
  requireForAll(actor, 'claims:view')
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const where = and(
    isBatchOfPractice(actor, practiceId),
    query.state === undefined ? undefined : eq(claimBatches.state, query.state),
  )
  const isAfter =
    query.cursor === undefined ? undefined : lt(claimBatches.number, fromCursor(query.cursor, Cursor)[0])
  const rows = await selectBatchRows(work, and(where, isAfter), [desc(claimBatches.number)], limit + 1)
  const [counted] = await work.tx.select({ total: count() }).from(claimBatches).where(where)
  const toBatch = await toBatches(work, practiceId, rows)
  return toPage(rows, limit, counted?.total ?? 0, ({ number }) => [number], toBatch)
}

/** One file of claims. */
export async function getClaimBatch(
  { actor, params: key }: CallOf<typeof api.getClaimBatch>,
  work: Work,
): Promise<ClaimBatch> {
  requireForAll(actor, 'claims:view')
  return findClaimBatch(work, key)
}
