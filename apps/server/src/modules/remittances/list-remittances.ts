import type * as api from '@oaklet/api/contract'
import type { Page, RemittanceSummary } from '@oaklet/api/contract'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { requireForAll } from '../../actor'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { remittances } from '../../db/schema/remittances-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { isRemittanceOfPractice, selectRemittances, toRemittanceSummary } from './select-remittances'

const Cursor = z.tuple([z.iso.datetime(), z.uuid()])

/** One page of the practice’s remittances, those imported last first. */
export async function listRemittances(
  { actor, params: { practiceId }, query }: CallOf<typeof api.listRemittances>,
  work: Work,
): Promise<Page<RemittanceSummary>> {
  requireForAll(actor, 'claims:view')
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const { currency } = await practiceToday(work, practiceId)
  const where = and(
    isRemittanceOfPractice(actor, practiceId),
    query.state === undefined ? undefined : eq(remittances.state, query.state),
  )
  const { importedAt, id } = remittances
  const rows = await selectRemittances(
    work,
    and(where, query.cursor === undefined ? undefined : isAfter(query.cursor)),
    [desc(importedAt), desc(id)],
    limit + 1,
  )
  const [counted] = await work.tx.select({ total: count() }).from(remittances).where(where)
  return toPage(
    rows,
    limit,
    counted?.total ?? 0,
    ({ remittance }) => [remittance.importedAt.toISOString(), remittance.id],
    (row) => toRemittanceSummary(row, currency),
  )
}

function isAfter(cursor: string) {
  const [at, id] = fromCursor(cursor, Cursor)
  return sql`(${remittances.importedAt}, ${remittances.id}) < (${at}::timestamptz, ${id}::uuid)`
}
