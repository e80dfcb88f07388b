import type * as api from '@oaklet/api/contract'
import type { Page, StatementSummary } from '@oaklet/api/contract'
import { and, count } from 'drizzle-orm'
import { byNumber } from '../../db/by-number'
import { DEFAULT_PAGE_SIZE, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import { statements } from '../../db/schema/statements-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { practiceToday } from '../organization'
import { isListed } from './listed-statements'
import { isVisibleStatement, selectStatements, toSummary } from './select-statements'

const ORDER = byNumber(statements)

/** One page of the practice's statements: drafts first, then the highest number first. */
export async function listStatements(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listStatements>,
  work: Work,
): Promise<Page<StatementSummary>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const practice = await practiceToday(work, practiceId)
  const where = and(isVisibleStatement(actor, practiceId, scope), isListed(query, practice.today))
  const rows = await selectStatements(work.tx, {
    today: practice.today,
    where: and(where, ORDER.isAfter(query.cursor)),
    orderBy: ORDER.orderBy,
    limit: limit + 1,
  })
  const [counted] = await work.tx
    .select({ total: count() })
    .from(statements)
    .innerJoin(clients, isClientOf(statements))
    .where(where)
  return toPage(
    rows,
    limit,
    counted?.total ?? 0,
    ({ statement }) => ORDER.keyOf(statement),
    (row) => toSummary(row, practice),
  )
}
