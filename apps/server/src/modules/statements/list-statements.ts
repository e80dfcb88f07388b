import type * as api from '@oaklet/api/contract'
import type { Page, StatementSummary } from '@oaklet/api/contract'
import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { byNumber } from '../../db/by-number'
import { holdsWords } from '../../db/folded'
import { DEFAULT_PAGE_SIZE, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import { statements } from '../../db/schema/statements-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { practiceToday } from '../organization'
import { isVisibleStatement, selectStatements, toOn, toSummary } from './select-statements'
import { typedStatementNumber } from './typed-statement-number'

const ORDER = byNumber(statements)

/** One page of the practice's statements: drafts first, then the highest number first. */
export async function listStatements(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listStatements>,
  work: Work,
): Promise<Page<StatementSummary>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const practice = await practiceToday(work, practiceId)
  const where = and(
    isVisibleStatement(actor, practiceId, scope),
    chosen(query, practice.today),
    matches(query.q),
  )
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

const chosen = (
  { status, clientId, from, to }: z.infer<typeof api.StatementsQuery>,
  today: string,
): SQL | undefined =>
  and(
    status === undefined ? undefined : eq(statements.status, status),
    clientId === undefined ? undefined : eq(statements.clientId, clientId),
    from === undefined ? undefined : sql`${toOn(today)} >= ${from}::date`,
    to === undefined ? undefined : sql`${toOn(today)} <= ${to}::date`,
  )

/** The beginning of the number, or every word in the client's names. */
function matches(q: string | undefined): SQL | undefined {
  const text = q?.trim() ?? ''
  if (text === '') return undefined
  const digits = typedStatementNumber(text)
  return digits === null
    ? holdsWords(clients.nameText, text)
    : sql`${statements.number}::text like ${`${digits}%`}`
}
