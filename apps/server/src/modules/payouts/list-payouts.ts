import type * as api from '@oaklet/api/contract'
import type { PayoutsPage } from '@oaklet/api/contract'
import { and, count, desc, gte, lte, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { payouts } from '../../db/schema/payouts-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { isOfPractice, payoutOf, selectPayouts } from './select-payouts'

const Cursor = z.tuple([z.iso.date(), z.uuid()])

/** One page of the practice's payouts, those that arrive last first, and how many match. */
export async function listPayouts(
  { actor, params: { practiceId }, query }: CallOf<typeof api.listPayouts>,
  work: Work,
): Promise<PayoutsPage> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const { currency } = await practiceToday(work, practiceId)
  const isAsked = and(
    query.from === undefined ? undefined : gte(payouts.arrivesOn, query.from),
    query.to === undefined ? undefined : lte(payouts.arrivesOn, query.to),
  )
  const rows = await selectPayouts(work, practiceId, and(isAsked, isAfter(query.cursor)))
    .orderBy(desc(payouts.arrivesOn), desc(payouts.id))
    .limit(limit + 1)
  const [sums] = await work.tx
    .select({ total: count() })
    .from(payouts)
    .where(and(isOfPractice(actor, practiceId), isAsked))
  return toPage(
    rows,
    limit,
    sums?.total ?? 0,
    ({ arrivesOn, id }) => [arrivesOn, id],
    (row) => payoutOf(row, currency),
  )
}

function isAfter(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [arrivesOn, id] = fromCursor(cursor, Cursor)
  return sql`(${payouts.arrivesOn}, ${payouts.id}) < (${arrivesOn}::date, ${id}::uuid)`
}
