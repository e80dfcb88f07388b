import type * as api from '@oaklet/api/contract'
import { accessScope, type Page, TIMELINE_KINDS, TimelineEntry } from '@oaklet/api/contract'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rowsOf } from '../../db/database'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import type { CallOf } from '../../http/mount'
import type { TimelineClient, TimelineRows } from '../../record-kind'
import type { Work } from '../../work'
import { clientOf, isInScope } from '../caseload'
import { practiceToday } from '../organization'
import { RECORDS } from '../records'

const Cursor = z.tuple([z.iso.date(), z.iso.datetime(), z.string(), z.uuid()])

/** A page of what has happened with a client, the latest first. */
export async function listTimeline(
  {
    actor,
    scope,
    params: key,
    query: { part, cursor, limit = DEFAULT_PAGE_SIZE },
  }: CallOf<typeof api.listTimeline>,
  work: Work,
): Promise<Page<TimelineEntry>> {
  const client = await clientOf(work, key, scope)
  const { timeZone } = await practiceToday(work, key.practiceId)
  const entries = entriesOf(
    {
      work,
      client,
      dayOf: (instant) => sql`(${instant} at time zone ${timeZone})::date`,
      isOfClient: (table) =>
        and(
          eq(table.organizationId, actor.organizationId),
          eq(table.practiceId, key.practiceId),
          eq(table.clientId, key.clientId),
        ),
    },
    part,
  )
  const rows = await rowsOf<{ entry: unknown }>(
    work.tx,
    sql`
    select jsonb_build_object('kind', kind, 'id', id, 'on', day, 'at', ${AT_TEXT}) || facts as entry
    from (${entries}) as entries ${isAfter(cursor)}
    order by day desc, at desc, kind, id limit ${limit + 1}`,
  )
  const [counted] = await rowsOf<{ total: number }>(
    work.tx,
    sql`select count(*)::int as total from (${entries}) as entries`,
  )
  return toPage(
    rows.map(({ entry }) => z.parse(TimelineEntry, entry)),
    limit,
    counted?.total ?? 0,
    ({ on, at, kind, id }) => [on, at, kind, id],
    (entry) => entry,
  )
}

const AT_TEXT = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The entries that the records tell, as a query of kind, id, day, at and facts. */
function entriesOf(of: TimelineClient, part: api.TimelinePart | undefined): SQL {
  const wanted = part === undefined ? null : TIMELINE_KINDS[part]
  const { actor } = of.work
  const reaches = (permission: api.Permission): boolean =>
    isInScope(actor, accessScope(actor.permissions, permission), of.client.primaryClinicianId)
  const selects = RECORDS.flatMap(({ timeline = [] }) => timeline)
    .filter(({ kind }) => wanted === null || wanted.includes(kind))
    .filter(({ permission }) => permission === undefined || reaches(permission))
    .flatMap(({ kind, rows }) => {
      const found = rows(of)
      return found === null ? [] : [selectOf(kind, found)]
    })
  return selects.length === 0 ? NOTHING : sql.join(selects, sql` union all `)
}

const NOTHING = sql`select '' as kind, null::uuid as id, null::date as day, null::timestamptz as at, '{}'::jsonb as facts where false`

function selectOf(kind: string, { from, where, id, on, at, facts }: TimelineRows): SQL {
  const pairs = Object.entries(facts).map(([name, value]) => sql`${name}::text, ${value}`)
  return sql`
    select ${kind}::text as kind, ${id} as id, ${on} as day,
      -- A cursor has milliseconds, as the contract has.
      date_trunc('milliseconds', ${at}) as at,
      jsonb_build_object(${sql.join(pairs, sql`, `)}) as facts
    from ${from} where ${where}`
}

function isAfter(cursor: string | undefined): SQL {
  if (cursor === undefined) return sql``
  const [day, at, kind, id] = fromCursor(cursor, Cursor)
  return sql`where (day, at) < (${day}::date, ${at}::timestamptz)
    or (day, at) = (${day}::date, ${at}::timestamptz) and (kind, id) > (${kind}, ${id}::uuid)`
}
