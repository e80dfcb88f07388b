import type * as api from '@oaklet/api/contract'
import type { Page, SuperbillSummary } from '@oaklet/api/contract'
import { and, count } from 'drizzle-orm'
import { byNumber } from '../../db/by-number'
import { DEFAULT_PAGE_SIZE, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import { superbills } from '../../db/schema/superbills-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { practiceToday } from '../organization'
import { isListed } from './listed-superbills'
import { isSuperbillOfPractice, selectSuperbills, summariesOf } from './select-superbills'

const ORDER = byNumber(superbills)

/** One page of the practice's superbills: drafts first, then the highest number first. */
export async function listSuperbills(
  { actor, params: { practiceId }, query }: CallOf<typeof api.listSuperbills>,
  work: Work,
): Promise<Page<SuperbillSummary>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const where = and(isSuperbillOfPractice(actor, practiceId), isListed(query))
  const rows = await selectSuperbills(work.tx, {
    where: and(where, ORDER.isAfter(query.cursor)),
    orderBy: ORDER.orderBy,
    limit: limit + 1,
  })
  const [counted] = await work.tx
    .select({ total: count() })
    .from(superbills)
    .innerJoin(clients, isClientOf(superbills))
    .where(where)
  const practice = await practiceToday(work, practiceId)
  return toPage(
    rows,
    limit,
    counted?.total ?? 0,
    ({ superbill }) => ORDER.keyOf(superbill),
    await summariesOf(work, practiceId, practice, rows),
  )
}
