import type * as api from '@oaklet/api/contract'
import type { Measure, Page } from '@oaklet/api/contract'
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { measures } from '../../db/schema/measures-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientOf } from '../caseload'
import { isOfClient } from './find-measure'
import { selectMeasures } from './select-measures'

const Cursor = z.tuple([z.iso.date(), z.iso.datetime(), z.uuid()])

/** One page of a client's measures, the latest first; those recorded by mistake stand among them. */
export async function listMeasures(
  {
    actor,
    scope,
    params: key,
    query: { kind, cursor, limit = DEFAULT_PAGE_SIZE },
  }: CallOf<typeof api.listMeasures>,
  work: Work,
): Promise<Page<Measure>> {
  await clientOf(work, key, scope)
  const where = and(isOfClient(actor, key), kind === undefined ? undefined : eq(measures.kind, kind))
  const rows = await selectMeasures(work.tx, {
    where: and(where, isAfter(cursor)),
    orderBy: [desc(measures.takenOn), desc(measures.recordedAt), desc(measures.id)],
    limit: limit + 1,
  })
  const [counted] = await work.tx.select({ total: count() }).from(measures).where(where)
  return toPage(
    rows,
    limit,
    counted?.total ?? 0,
    ({ takenOn, recordedAt, id }) => [takenOn, recordedAt, id],
    (row) => row,
  )
}

function isAfter(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [takenOn, recordedAt, id] = fromCursor(cursor, Cursor)
  return sql`(${measures.takenOn}, ${measures.recordedAt}, ${measures.id}) < (${takenOn}::date, ${recordedAt}::timestamptz, ${id}::uuid)`
}
