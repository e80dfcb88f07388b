import type * as api from '@oaklet/api/contract'
import type { ClaimOrder, ClaimSummary, Page } from '@oaklet/api/contract'
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { claimAppeals } from '../../db/schema/claim-appeals-table'
import { claims } from '../../db/schema/claims-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { isChosen } from './claim-filters'
import { standingOf } from './claim-standing'
import { countClaims } from './count-claims'
import { isWithOpenAppeal, selectClaims, toClaimSummary, type SelectedClaim } from './select-claims'

const NewestCursor = z.tuple([z.iso.datetime(), z.uuid()])
const DueCursor = z.tuple([z.iso.date(), z.uuid()])

/** Claims without an open appeal come last. */
const NEVER = '9999-12-31'
const APPEAL_DUE = sql`coalesce(${claimAppeals.answerDueOn}, ${NEVER}::date)`

/** The orders that claims can be listed in. */
const ORDERS: Readonly<
  Record<
    ClaimOrder,
    { orderBy: SQL[]; isAfter: (cursor: string) => SQL; keyOf: (row: SelectedClaim) => readonly string[] }
  >
> = {
  newest: {
    orderBy: [desc(claims.createdAt), desc(claims.id)],
    isAfter: (cursor) => {
      const [at, id] = fromCursor(cursor, NewestCursor)
      return sql`(${claims.createdAt}, ${claims.id}) < (${at}::timestamptz, ${id}::uuid)`
    },
    keyOf: ({ claim: { createdAt, id } }) => [createdAt.toISOString(), id],
  },
  due: {
    orderBy: [asc(claims.filingDueOn), asc(claims.id)],
    isAfter: (cursor) => {
      const [day, id] = fromCursor(cursor, DueCursor)
      return sql`(${claims.filingDueOn}, ${claims.id}) > (${day}::date, ${id}::uuid)`
    },
    keyOf: ({ claim: { filingDueOn, id } }) => [filingDueOn, id],
  },
  appeal: {
    orderBy: [asc(APPEAL_DUE), asc(claims.id)],
    isAfter: (cursor) => {
      const [day, id] = fromCursor(cursor, DueCursor)
      return sql`(${APPEAL_DUE}, ${claims.id}) > (${day}::date, ${id}::uuid)`
    },
    keyOf: ({ claim, appeal }) => [appeal?.answerDueOn ?? NEVER, claim.id],
  },
}

/** One page of the practice's claims. */
export async function listClaims(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listClaims>,
  work: Work,
): Promise<Page<ClaimSummary>> {
  const { tx } = work
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const practice = await practiceToday(work, practiceId)
  const { orderBy, isAfter, keyOf } = ORDERS[query.sort ?? 'newest']
  const where = isChosen(work, { practiceId, scope }, query, practice)
  // A claim is a large row: what is filtered and put in order is what an index has of it.
  const onPage = await tx
    .select({ id: claims.id })
    .from(claims)
    .leftJoin(claimAppeals, isWithOpenAppeal)
    .where(and(where, query.cursor === undefined ? undefined : isAfter(query.cursor)))
    .orderBy(...orderBy)
    .limit(limit + 1)
  const ids = onPage.map(({ id }) => id)
  const isOnPage = and(eq(claims.organizationId, actor.organizationId), inArray(claims.id, ids))
  const rows = await selectClaims(tx, { where: isOnPage, orderBy, limit: limit + 1 })
  const standings = await standingOf(
    tx,
    actor,
    rows.map(({ claim }) => claim),
  )
  const total = await countClaims(work, { practiceId, scope }, query, practice)
  return toPage(rows, limit, total, keyOf, (row) =>
    toClaimSummary(row, standings.get(row.claim.id), practice.currency),
  )
}
