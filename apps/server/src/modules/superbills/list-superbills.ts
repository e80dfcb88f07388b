import type * as api from '@oaklet/api/contract'
import type { Page, SuperbillSummary } from '@oaklet/api/contract'
import { and, count, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { byNumber } from '../../db/by-number'
import { holdsWords } from '../../db/folded'
import { DEFAULT_PAGE_SIZE, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import { superbills } from '../../db/schema/superbills-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { practiceToday } from '../organization'
import { isSuperbillOfPractice, selectSuperbills, summariesOf } from './select-superbills'
import { typedSuperbillNumber } from './typed-superbill-number'

type Query = z.infer<typeof api.SuperbillsQuery>

const ORDER = byNumber(superbills)

/** One page of the practice's superbills: drafts first, then the highest number first. */
export async function listSuperbills(
  { actor, params: { practiceId }, query }: CallOf<typeof api.listSuperbills>,
  work: Work,
): Promise<Page<SuperbillSummary>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const where = and(isSuperbillOfPractice(actor, practiceId), chosen(query), matches(query.q))
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

const chosen = ({ status, clientId, from, to }: Query): SQL | undefined =>
  and(
    status === undefined ? undefined : eq(superbills.status, status),
    clientId === undefined ? undefined : eq(superbills.clientId, clientId),
    from === undefined ? undefined : gte(superbills.toOn, from),
    to === undefined ? undefined : lte(superbills.fromOn, to),
  )

/** The beginning of the number, or every word in the client's names. */
function matches(q: string | undefined): SQL | undefined {
  const text = q?.trim() ?? ''
  if (text === '') return undefined
  const digits = typedSuperbillNumber(text)
  return digits === null
    ? holdsWords(clients.nameText, text)
    : sql`${superbills.number}::text like ${`${digits}%`}`
}
