import type * as api from '@oaklet/api/contract'
import type { Page, SuperbillSummary } from '@oaklet/api/contract'
import { and, count, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { holdsWords } from '../../db/folded'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import { superbills } from '../../db/schema/superbills-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { practiceToday } from '../organization'
import { isSuperbillOfPractice, selectSuperbills, summariesOf } from './select-superbills'
import { typedSuperbillNumber } from './typed-superbill-number'

type Query = z.infer<typeof api.SuperbillsQuery>

const Cursor = z.tuple([z.int(), z.iso.datetime(), z.uuid()])
/** Drafts have no number and stand first. */
const RANK_OF_DRAFTS = 2_147_483_647
const RANK = sql<number>`coalesce(${superbills.number}, ${sql.raw(String(RANK_OF_DRAFTS))})`

/** One page of the practice's superbills: drafts first, then the highest number first. */
export async function listSuperbills(
  { actor, params: { practiceId }, query }: CallOf<typeof api.listSuperbills>,
  work: Work,
): Promise<Page<SuperbillSummary>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const where = and(isSuperbillOfPractice(actor, practiceId), chosen(query), matches(query.q))
  const rows = await selectSuperbills(work.tx, {
    where: and(where, isAfter(query.cursor)),
    orderBy: [desc(RANK), desc(superbills.createdAt), desc(superbills.id)],
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
    ({ superbill }) => [superbill.number ?? RANK_OF_DRAFTS, superbill.createdAt.toISOString(), superbill.id],
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

function isAfter(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [rank, createdAt, id] = fromCursor(cursor, Cursor)
  return sql`(${RANK}, ${superbills.createdAt}, ${superbills.id}) < (${rank}::int, ${createdAt}::timestamptz, ${id}::uuid)`
}
