import type * as api from '@oaklet/api/contract'
import type { Measure, Page } from '@oaklet/api/contract'
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { findClientOfMeasures, type ClientKey } from './client-of-measures'
import { isOfClient } from './find-measure'
import { measures } from './measures-table'
import { selectMeasures } from './select-measures'

type Query = z.infer<typeof api.MeasuresQuery>

const Cursor = z.tuple([z.iso.date(), z.iso.datetime(), z.uuid()])

/** One page of a client's measures, the latest first; those recorded by mistake stand among them. */
export function listMeasures(
  deps: Deps,
  actor: StaffActor,
  key: ClientKey,
  { kind, cursor, limit = DEFAULT_PAGE_SIZE }: Query,
): Promise<Page<Measure>> {
  requirePractice(actor, key.practiceId)
  const scope = scopeOf(actor, 'measures:view')
  return inWork(deps, actor, async (work) => {
    await findClientOfMeasures(work, key, scope)
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
  })
}

function isAfter(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [takenOn, recordedAt, id] = fromCursor(cursor, Cursor)
  return sql`(${measures.takenOn}, ${measures.recordedAt}, ${measures.id}) < (${takenOn}::date, ${recordedAt}::timestamptz, ${id}::uuid)`
}
