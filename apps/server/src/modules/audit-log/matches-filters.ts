import type { ActorKind, AuditExportQuery, AuditQuery } from '@oaklet/api/contract'
import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { dayBounds } from '../../calendar-day'
import { auditEvents } from '../../db/schema/audit-table'
import { organizations } from '../../db/schema/organizations-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'

type Filters = Omit<AuditQuery, 'cursor' | 'limit'> | AuditExportQuery

/** The organization's events for which all filters hold; days are the organization's own. */
export async function matchesFilters(work: Work, filters: Filters): Promise<SQL | undefined> {
  const { personId, actorKind, action, resource, source, recordId, startDate, endDate } = filters
  const timeZone = await timeZoneOf(work)
  const { organizationId } = work.actor
  return and(
    eq(auditEvents.organizationId, organizationId),
    personId === undefined ? undefined : isBy(organizationId, personId),
    actorKind === undefined ? undefined : isOfKind(actorKind),
    action === undefined ? undefined : eq(auditEvents.action, action),
    resource === undefined ? undefined : eq(auditEvents.resource, resource),
    source === undefined ? undefined : isFrom(source),
    recordId ? eq(auditEvents.recordId, recordId) : undefined,
    startDate === undefined ? undefined : gte(auditEvents.occurredAt, dayBounds(startDate, timeZone).from),
    endDate === undefined ? undefined : lt(auditEvents.occurredAt, dayBounds(endDate, timeZone).to),
  )
}

const isBy = (organizationId: string, staffId: string): SQL => sql`${auditEvents.userId} = (
  select s.user_id from staff s where s.organization_id = ${organizationId} and s.id = ${staffId}
)`

/** The literal condition lets a plan use the index of the events that others than the staff made. */
const isOfKind = (kind: ActorKind): SQL | undefined =>
  kind === 'staff'
    ? sql`${auditEvents.actorKind} = 'staff'`
    : and(sql`${auditEvents.actorKind} <> 'staff'`, eq(auditEvents.actorKind, kind))

/** Spelt out, or no plan would use the index of what clients reported. */
const isFrom = (source: 'server' | 'client'): SQL =>
  source === 'client' ? sql`${auditEvents.source} = 'client'` : sql`${auditEvents.source} = 'server'`

async function timeZoneOf(work: Work): Promise<string> {
  const [row] = await work.tx
    .select({ timeZone: organizations.timezone })
    .from(organizations)
    .where(eq(organizations.organizationId, work.actor.organizationId))
  if (row === undefined) throw notFound()
  return row.timeZone
}
