import type { AuditQuery } from '@oaklet/api/contract'
import { and, sql, type SQL } from 'drizzle-orm'
import { expect } from 'vitest'
import type { StaffActor } from '../../actor'
import { rowsOf, type Tx } from '../../db/database'
import { auditEvents } from '../../db/schema/audit-table'
import { inTenant } from '../../db/tenant'
import { aPractice } from '../../testing/a-practice'
import type { TestApp } from '../../testing/create-test-app'
import { onEachDatabase } from '../../testing/on-each-database'
import { workOf } from '../../work'
import { matchesFilters } from './matches-filters'
import { countAuditEvents, selectAuditEvents } from './select-audit-events'

const EVENTS = 20_000
const PAGE = 50
const FIRST_MS = Date.parse('2026-01-01T00:00:00Z')
const MINUTE_MS = 60_000
/** Of every hundred events, one is another person's, one a deletion, one about an invoice, one a browser's, one a job's. */
const RARE = 100

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** What the database does for a query: how it reads the events, and how many of them it looks at. */
async function explain(tx: Tx, query: SQL) {
  const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    tx,
    sql`explain (analyze, timing off, format json) ${query}`,
  )
  const nodes = row === undefined ? [] : nodesOf(row['QUERY PLAN'][0].Plan)
  const reads = nodes.filter((node) => node['Relation Name'] === 'audit_events')
  const looksAt = reads.map(
    (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
  )
  return {
    kinds: reads.map((node) => node['Node Type']),
    isSorted: nodes.some((node) => node['Node Type'].includes('Sort')),
    events: looksAt.reduce((sum, rows) => sum + rows, 0),
  }
}

async function aLongHistory(test: TestApp) {
  const practice = await aPractice(test)
  const [owner, other] = [await practice.as('Owner'), await practice.as('Scheduler')]
  const recordId = test.deps.newId()
  const { organizationId } = practice
  await inTenant(test.deps.db, organizationId, (tx) =>
    tx.execute(sql`insert into audit_events (organization_id, seq, id, occurred_at, user_id, session_id,
        request_id, address, source, action, resource, record_id, changed, prev_hash, hash, format, actor_kind, actor_name)
      select ${organizationId}::uuid, n, gen_random_uuid(),
        to_timestamp(${FIRST_MS / 1000}) + n * interval '1 minute',
        case n % ${RARE} when 1 then ${other.userId}::uuid when 6 then null else ${owner.userId}::uuid end,
        case n % ${RARE} when 6 then null else ${owner.sessionId}::uuid end,
        case n % ${RARE} when 6 then null else 'request' end,
        case n % ${RARE} when 6 then null else '203.0.113.7' end,
        case n % ${RARE} when 2 then 'client' else 'server' end,
        case n % ${RARE} when 3 then 'deleted' else 'viewed' end,
        case n % ${RARE} when 4 then 'invoice' else 'client' end,
        case n % ${RARE} when 5 then ${recordId} else gen_random_uuid()::text end,
        '{}', repeat('0', 64), repeat('0', 64), 2,
        case n % ${RARE} when 6 then 'job' else 'staff' end,
        case n % ${RARE} when 6 then 'old exports' end
      from generate_series(1, ${EVENTS}) n`),
  )
  await test.deps.db.execute(sql`analyze audit_events`)
  const actor = { organizationId } as StaffActor
  return { organizationId, actor, other, recordId }
}

onEachDatabase('a page of the audit log', (test, rule) => {
  rule('costs the same deep down as at the top, and the same with each filter', async () => {
    const { organizationId, actor, other, recordId } = await aLongHistory(test)
    const day = (n: number) => new Date(FIRST_MS + n * MINUTE_MS).toISOString().slice(0, 10)
    const filters: AuditQuery[] = [
      {},
      { personId: other.staffId },
      { actorKind: 'job' },
      { actorKind: 'staff' },
      { action: 'deleted' },
      { resource: 'invoice' },
      { source: 'client' },
      { source: 'server' },
      { recordId },
      { startDate: day(EVENTS / 2), endDate: day(EVENTS / 2 + 1440) },
      { endDate: day(EVENTS / 4) },
    ]
    await inTenant(test.deps.db, organizationId, async (tx) => {
      for (const filter of filters) {
        const matches = await matchesFilters(workOf(tx, test.deps, actor), filter)
        for (const depth of [0, 0.9]) {
          const end = new Date(FIRST_MS + EVENTS * (1 - depth) * MINUTE_MS)
          const isAfter = sql`(${auditEvents.occurredAt}, ${auditEvents.seq}) < (${end.toISOString()}::timestamptz, ${EVENTS}::bigint)`
          const page = selectAuditEvents(tx, and(matches, depth === 0 ? undefined : isAfter), PAGE + 1)
          const { kinds, isSorted, events } = await explain(tx, page.getSQL())
          expect({ filter, depth, kinds, isSorted }).toEqual({
            ...{ filter, depth, isSorted: false },
            kinds: [expect.stringMatching(/^Index (Only )?Scan$/)],
          })
          // The server's own events are picked out of all of them.
          expect(events).toBeLessThanOrEqual((PAGE + 1) * 1.1)
        }
      }
    })
  })

  rule('counts a bounded number of events', async () => {
    const { organizationId, actor } = await aLongHistory(test)
    await inTenant(test.deps.db, organizationId, async (tx) => {
      expect(await countAuditEvents(tx, await matchesFilters(workOf(tx, test.deps, actor), {}), 1000)).toBe(
        1000,
      )
      expect(
        await countAuditEvents(
          tx,
          await matchesFilters(workOf(tx, test.deps, actor), { action: 'deleted' }),
          1000,
        ),
      ).toBe(200)
    })
  })
})
