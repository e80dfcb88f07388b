import type { StaffMember, StaffStatus, StaffSummary, WorkingHours } from '@oaklet/api/contract'
import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { folded } from '../../db/folded'
import { staff } from '../../db/schema/staff-table'
import { notFound } from '../../errors'

/** Names one person of one organization. */
export interface StaffKey {
  organizationId: string
  staffId: string
}

type Named = StaffSummary['roles'][number]

export const isStaff = ({ organizationId, staffId }: StaffKey) =>
  and(eq(staff.organizationId, organizationId), eq(staff.id, staffId))

// With the table’s name in words: in a query of one table Drizzle leaves it out, and the inner tables have the same columns.
const ROLES = sql<Named[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by r.created_at, r.name), '[]')
  from staff_roles held join roles r on r.organization_id = held.organization_id and r.id = held.role_id
  where held.organization_id = staff.organization_id and held.staff_id = staff.id
)`

const PRACTICES = sql<Named[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.created_at, p.name), '[]')
  from staff_practices works join practices p on p.organization_id = works.organization_id and p.id = works.practice_id
  where works.organization_id = staff.organization_id and works.staff_id = staff.id
)`

const INVITED_UNTIL_MS = sql<number | null>`(
  select (extract(epoch from i.expires_at) * 1000)::float8 from invitations i
  where i.organization_id = staff.organization_id and i.staff_id = staff.id
)`

const SUPERVISOR = sql<Named | null>`(
  select json_build_object('id', s.id, 'name', s.name) from staff s
  where s.organization_id = staff.organization_id and s.id = staff.supervisor_id
)`

const WORKING_HOURS = sql<WorkingHours[]>`(
  select coalesce(json_agg(json_build_object('locationId', w.location_id, 'hours', w.hours) order by oaklet_folded(l.name) collate "C", l.id), '[]')
  from staff_working_hours w join locations l on l.organization_id = w.organization_id and l.id = w.location_id
  where w.organization_id = staff.organization_id and w.staff_id = staff.id and l.removed_at is null
)`

const SUMMARY = { row: staff, roles: ROLES, practices: PRACTICES, invitedUntilMs: INVITED_UNTIL_MS }

/** The people whose status is `status`. */
export function hasStatus(status: StaffStatus): SQL | undefined {
  if (status === 'inactive') return eq(staff.isActive, false)
  return and(eq(staff.isActive, true), status === 'invited' ? isNull(staff.userId) : isNotNull(staff.userId))
}

/** People as they stand in a list, by name. */
export async function selectStaff(tx: Tx, where: SQL | undefined, limit: number): Promise<StaffSummary[]> {
  const rows = await tx
    .select(SUMMARY)
    .from(staff)
    .where(where)
    .orderBy(folded(staff.name), asc(staff.id))
    .limit(limit)
  return rows.map(summaryOf)
}

/** One person as the contract shows them; throws 404 when the organization has no such one. */
export async function findStaffMember(tx: Tx, key: StaffKey): Promise<StaffMember> {
  const [found] = await tx
    .select({ ...SUMMARY, supervisor: SUPERVISOR, workingHours: WORKING_HOURS })
    .from(staff)
    .where(isStaff(key))
  if (found === undefined) throw notFound()
  const { row, supervisor, workingHours } = found
  return {
    ...summaryOf(found),
    npi: row.npi,
    taxonomyCode: row.taxonomyCode,
    license: row.license,
    languages: row.languages,
    renderingProvider: row.renderingProvider,
    supervisor,
    workingHours,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

interface SelectedRow {
  row: typeof staff.$inferSelect
  roles: Named[]
  practices: Named[]
  invitedUntilMs: number | null
}

const summaryOf = ({ row, roles, practices, invitedUntilMs }: SelectedRow): StaffSummary => ({
  id: row.id,
  name: row.name,
  email: row.email,
  credentials: row.credentials,
  colorIndex: row.colorIndex,
  isClinician: row.isClinician,
  status: statusOf(row),
  roles,
  practices,
  invitationExpiresAt: invitedUntilMs === null ? null : new Date(invitedUntilMs).toISOString(),
})

function statusOf({ isActive, userId }: typeof staff.$inferSelect): StaffStatus {
  if (!isActive) return 'inactive'
  return userId === null ? 'invited' : 'active'
}
