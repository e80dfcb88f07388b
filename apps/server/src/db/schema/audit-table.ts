import { ACTOR_KINDS, AUDIT_SOURCES } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable, leftOutTable } from '../exported-table'

/** What happened, in order; rows are only ever added. Field names are kept, never their values. */
export const auditEvents = pgTable(
  'audit_events',
  {
    organizationId: organizationId(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    id: uuid('id').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    /** Which fields the hash covers, see `eventHash`. Releases that know format 1 alone write no other. */
    format: smallint('format').notNull().default(1),
    actorKind: text('actor_kind', { enum: ACTOR_KINDS }).notNull().default('staff'),
    /** The job or the provider. */
    actorName: text('actor_name'),
    userId: uuid('user_id'),
    sessionId: uuid('session_id'),
    /** The client who acted, and the link that they opened. */
    clientId: uuid('client_id'),
    linkId: uuid('link_id'),
    requestId: text('request_id'),
    address: text('address'),
    /** `server` for what a verb did, `client` for what a browser reported. */
    source: text('source', { enum: AUDIT_SOURCES }).notNull(),
    action: text('action').notNull(),
    resource: text('resource').notNull(),
    recordId: text('record_id').notNull(),
    changed: text('changed').array().notNull(),
    prevHash: text('prev_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.seq] }),
    unique('audit_events_id_is_unique').on(table.organizationId, table.id),
    // One for each filter, in the order of the list: a page costs the same however far down it is.
    index('audit_events_by_time').on(table.organizationId, table.occurredAt, table.seq),
    index('audit_events_by_person').on(table.organizationId, table.userId, table.occurredAt, table.seq),
    index('audit_events_by_action').on(table.organizationId, table.action, table.occurredAt, table.seq),
    index('audit_events_by_resource').on(table.organizationId, table.resource, table.occurredAt, table.seq),
    index('audit_events_by_record').on(table.organizationId, table.recordId, table.occurredAt, table.seq),
    // The server's own events are nearly all there are: the order by time finds them.
    index('audit_events_of_clients')
      .on(table.organizationId, table.occurredAt, table.seq)
      .where(sql`${table.source} = 'client'`),
    // As rare beside the events of the staff.
    index('audit_events_of_others')
      .on(table.organizationId, table.actorKind, table.occurredAt, table.seq)
      .where(sql`${table.actorKind} <> 'staff'`),
  ],
)

export const exportedAuditEvents = exportedTable(
  auditEvents,
  'Who did what and when, in order; each event seals the one before it.',
  {
    seq: 'The place in the order, from 1.',
    occurredAt: 'When it happened.',
    format: 'Which fields the hash covers: 1 those of the staff alone, 2 those of every kind of actor.',
    actorKind: 'Who acted: staff, client (by a link), job (Oaklet itself) or provider (an outside service).',
    actorName: 'The job or the provider.',
    userId: 'The member of the staff who acted, as in staff.user_id.',
    sessionId: 'The sign-in that it was done in.',
    clientId: 'The client who acted, as in clients.id.',
    linkId: 'The link that the client opened.',
    requestId: 'The call that did it.',
    address: 'The network address that the call came from.',
    source: 'server for what Oaklet did, client for what a browser reported.',
    action: 'What was done.',
    resource: 'The kind of record.',
    recordId: 'The record.',
    changed: 'Names of the fields that changed; never what they held.',
    prevHash: 'The hash of the event before.',
    hash: 'The hash over this event and the one before.',
  },
)

/** The end of each organization's chain; locking it puts events in order. */
export const auditHeads = pgTable('audit_heads', {
  organizationId: uuid('organization_id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
})

export const leftOutAuditHeads = leftOutTable(auditHeads, 'repeats the last row of audit_events')
