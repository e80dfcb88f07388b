import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, Id, Instant } from '../wire/scalars'
import { daysIn } from '../analytics/date-range'
import { ACTOR_KINDS, AUDIT_ACTIONS, AUDIT_RESOURCES, AUDIT_SOURCES } from './audit-kinds'

/** One event of the audit log. Fields are named, their values never. */
export const AuditEvent = z.object({
  id: Id,
  /** Its place in the organization's chain, counted from 1. */
  seq: z.int(),
  occurredAt: Instant,
  /** An event of an older or newer version may have a kind that is not in {@link ACTOR_KINDS}. */
  actorKind: z.string(),
  /**
   * The client, the job (by its name in the server's log) or the provider. Null for the staff, and for a client that
   * the reader may not see.
   */
  actorName: z.nullable(z.string()),
  /** Null unless a member of the staff acted. */
  person: z.nullable(z.object({ id: Id, name: z.string() })),
  source: z.enum(AUDIT_SOURCES),
  /** One of {@link AUDIT_ACTIONS}; an event of an older version may have another. */
  action: z.string(),
  /** One of {@link AUDIT_RESOURCES}; an event of an older version may have another. */
  resource: z.string(),
  recordId: z.string(),
  /** What the record is called now; null where it is gone, has no name, or isn't the reader's to see. */
  recordName: z.nullable(z.string()),
  /** The names of the fields that changed. */
  changed: z.array(z.string()),
  /** The network address that the call came from; null for a job. */
  address: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
})
export type AuditEvent = z.infer<typeof AuditEvent>

/** A list's `total` counts no further: what a page costs must not grow with the log. */
export const MAX_AUDIT_EVENTS_COUNTED = 1000
/** One file holds at most as many events. */
export const MAX_AUDIT_EVENTS_EXPORTED = 50_000
/** An export spans at most as many days. */
export const MAX_AUDIT_EXPORT_DAYS = 366

const [EARLIEST, LATEST] = ['2000-01-01', '2100-12-31']
const isWithinReach = (day: string): boolean => day >= EARLIEST && day <= LATEST
const Day = CalendarDate.check(z.refine(isWithinReach, 'Use dates from 2000 to 2100'))

const filters = {
  /** Who did it, by their id among the staff. */
  personId: z.optional(Id),
  actorKind: z.optional(z.enum(ACTOR_KINDS, 'Choose who acted from the list')),
  action: z.optional(z.enum(AUDIT_ACTIONS, 'Choose an action from the list')),
  resource: z.optional(z.enum(AUDIT_RESOURCES, 'Choose a kind of record from the list')),
  source: z.optional(z.enum(AUDIT_SOURCES, 'Choose who recorded it from the list')),
  recordId: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Use at most 100 characters'))),
}

interface Dates {
  startDate?: string | undefined
  endDate?: string | undefined
}

const hasOrder = z.refine<Dates>(({ startDate = '', endDate = startDate }) => startDate <= endDate, {
  message: 'Choose an end date that is not before the start date',
  path: ['endDate'],
})

const isShort = z.refine<Required<Dates>>(
  ({ startDate = '', endDate = '' }) =>
    startDate > endDate || daysIn({ start: startDate, end: endDate }) <= MAX_AUDIT_EXPORT_DAYS,
  { message: `Choose at most ${MAX_AUDIT_EXPORT_DAYS} days`, path: ['endDate'] },
)

/** Both dates are included, in the organization's time zone; all that is given must hold. */
export const AuditQuery = z
  .object({
    cursor: pageQuery.cursor,
    limit: pageQuery.limit,
    ...filters,
    startDate: z.optional(Day),
    endDate: z.optional(Day),
  })
  .check(hasOrder)
export type AuditQuery = z.input<typeof AuditQuery>

/** The same filters, over a range that is not open. */
export const AuditExportQuery = z
  .object({ ...filters, startDate: Day, endDate: Day })
  .check(hasOrder, isShort)
export type AuditExportQuery = z.input<typeof AuditExportQuery>

/** A page of the organization's audit log, the newest first; `total` is at most {@link MAX_AUDIT_EVENTS_COUNTED}. */
export const listAuditEvents = endpoint({
  name: 'listAuditEvents',
  method: 'GET',
  path: '/api/v1/organizations/{orgId}/audit',
  access: 'audit:view',
  query: AuditQuery,
  response: enveloped(pageOf(AuditEvent)),
})

/** The events of a range as CSV, without names of records; 422 for more than {@link MAX_AUDIT_EVENTS_EXPORTED}. */
export const exportAuditEvents = fileEndpoint({
  name: 'exportAuditEvents',
  path: '/api/v1/organizations/{orgId}/audit/export',
  access: 'audit:view',
  query: AuditExportQuery,
  fileTypes: ['text/csv'],
})
