import type * as api from '@oaklet/api/contract'
import type { EstimateSummary, Page } from '@oaklet/api/contract'
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { holdsWords } from '../../db/folded'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import { estimates } from '../../db/schema/estimates-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { practiceToday } from '../organization'
import { isVisibleEstimate, selectEstimates, toSummary } from './select-estimates'
import { typedEstimateNumber } from './typed-estimate-number'

const Cursor = z.tuple([z.int(), z.iso.datetime(), z.uuid()])
/** Drafts have no number and stand first; the index of this order has the same number. */
const RANK_OF_DRAFTS = 2_147_483_647
const RANK = sql<number>`coalesce(${estimates.number}, ${sql.raw(String(RANK_OF_DRAFTS))})`

/** One page of the practice's estimates: drafts first, then the highest number first. */
export async function listEstimates(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listEstimates>,
  work: Work,
): Promise<Page<EstimateSummary>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const { status, clientId } = query
  const where = and(
    isVisibleEstimate(actor, practiceId, scope),
    status === undefined ? undefined : eq(estimates.status, status),
    clientId === undefined ? undefined : eq(estimates.clientId, clientId),
    matches(query.q),
  )
  const rows = await selectEstimates(work.tx, {
    where: and(where, isAfter(query.cursor)),
    orderBy: [desc(RANK), desc(estimates.createdAt), desc(estimates.id)],
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
    ({ estimate }) => [estimate.number ?? RANK_OF_DRAFTS, estimate.createdAt.toISOString(), estimate.id],
    (row) => toSummary(row, practice),
  )
}

/** The beginning of the number, or every word in the client's names. */
function matches(q: string | undefined): SQL | undefined {
  const text = q?.trim() ?? ''
  if (text === '') return undefined
  const digits = typedEstimateNumber(text)
  return digits === null
    ? holdsWords(clients.nameText, text)
    : sql`${estimates.number}::text like ${`${digits}%`}`
}

function isAfter(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [rank, createdAt, id] = fromCursor(cursor, Cursor)
  return sql`(${RANK}, ${estimates.createdAt}, ${estimates.id}) < (${rank}::int, ${createdAt}::timestamptz, ${id}::uuid)`
}
