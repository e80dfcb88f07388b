import type * as api from '@oaklet/api/contract'
import type { EstimateSummary, Page } from '@oaklet/api/contract'
import { and, count } from 'drizzle-orm'
import { byNumber } from '../../db/by-number'
import { DEFAULT_PAGE_SIZE, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import { estimates } from '../../db/schema/estimates-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { practiceToday } from '../organization'
import { isListed } from './listed-estimates'
import { isVisibleEstimate, selectEstimates, toSummary } from './select-estimates'

const ORDER = byNumber(estimates)

/** One page of the practice's estimates: drafts first, then the highest number first. */
export async function listEstimates(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listEstimates>,
  work: Work,
): Promise<Page<EstimateSummary>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const where = and(isVisibleEstimate(actor, practiceId, scope), isListed(query))
  const rows = await selectEstimates(work.tx, {
    where: and(where, ORDER.isAfter(query.cursor)),
    orderBy: ORDER.orderBy,
    limit: limit + 1,
  })
  const [counted] = await work.tx
    .select({ total: count() })
    .from(estimates)
    .innerJoin(clients, isClientOf(estimates))
    .where(where)
  const practice = await practiceToday(work, practiceId)
  return toPage(
    rows,
    limit,
    counted?.total ?? 0,
    ({ estimate }) => ORDER.keyOf(estimate),
    (row) => toSummary(row, practice),
  )
}
