import type * as api from '@oaklet/api/contract'
import { MAX_AUDIT_EVENTS_COUNTED, type AuditEvent, type Page } from '@oaklet/api/contract'
import { and, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { auditEvents } from '../../db/schema/audit-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { matchesFilters } from './matches-filters'
import { nameRecords, type NameOf } from './name-records'
import { countAuditEvents, selectAuditEvents, type SelectedEvent } from './select-audit-events'

const Cursor = z.tuple([z.iso.datetime(), z.int()])

/** One page of what happened in the organization, the newest first. */
export async function listAuditEvents(
  { query: { cursor, limit = DEFAULT_PAGE_SIZE, ...filters } }: CallOf<typeof api.listAuditEvents>,
  work: Work,
): Promise<Page<AuditEvent>> {
  const matches = await matchesFilters(work, filters)
  const rows = await selectAuditEvents(work.tx, and(matches, isAfter(cursor)), limit + 1)
  const total = await countAuditEvents(work.tx, matches, MAX_AUDIT_EVENTS_COUNTED)
  const events = rows.map(({ event }) => event)
  const nameOf = await nameRecords(work, [...events, ...events.flatMap(actingClient)])
  return toPage(
    rows,
    limit,
    total,
    ({ event }) => [event.occurredAt.toISOString(), event.seq],
    (row) => eventOf(row, nameOf),
  )
}

/** The client who acted, as a record to be named. */
const actingClient = ({ clientId }: SelectedEvent['event']) =>
  clientId === null ? [] : [{ resource: 'client', recordId: clientId }]

const eventOf = ({ event, person }: SelectedEvent, nameOf: NameOf): AuditEvent => ({
  id: event.id,
  seq: event.seq,
  occurredAt: event.occurredAt.toISOString(),
  actorKind: event.actorKind,
  actorName: actingClient(event).map(nameOf)[0] ?? event.actorName,
  person,
  source: event.source,
  action: event.action,
  resource: event.resource,
  recordId: event.recordId,
  recordName: nameOf(event),
  changed: event.changed,
  address: event.address,
  requestId: event.requestId,
})

function isAfter(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [occurredAt, seq] = fromCursor(cursor, Cursor)
  return sql`(${auditEvents.occurredAt}, ${auditEvents.seq}) < (${occurredAt}::timestamptz, ${seq}::bigint)`
}
