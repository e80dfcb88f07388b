import type * as api from '@oaklet/api/contract'
import type { Page, StaffSummary } from '@oaklet/api/contract'
import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { StaffActor } from '../../actor'
import { folded, holdsWords } from '../../db/folded'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { staff } from '../../db/schema/staff-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { hasStatus, selectStaff } from './select-staff'

const Cursor = z.tuple([z.string(), z.uuid()])

/** One page of the organization's people by name, as far as the actor may know of them. */
export async function listStaff(
  {
    actor,
    query: { q, status, practiceId, roleId, cursor, limit = DEFAULT_PAGE_SIZE },
  }: CallOf<typeof api.listStaff>,
  work: Work,
): Promise<Page<StaffSummary>> {
  const { organizationId } = actor
  const matches = and(
    eq(staff.organizationId, organizationId),
    isKnownTo(actor),
    status === undefined ? undefined : hasStatus(status),
    practiceId === undefined ? undefined : worksIn([practiceId]),
    roleId === undefined ? undefined : holds(roleId),
    matchesWords(q),
  )

  const rows = await selectStaff(work.tx, and(matches, isAfter(cursor)), limit + 1)
  const [counted] = await work.tx.select({ total: count() }).from(staff).where(matches)
  return toPage(
    rows,
    limit,
    counted?.total ?? 0,
    ({ name, id }) => [name, id],
    (row) => row,
  )
}

/** Colleagues know each other; only who looks after the staff knows of the others, and of who isn't here yet or any more. */
const isKnownTo = ({ permissions, practiceIds }: StaffActor): SQL | undefined =>
  permissions.includes('staff:edit') ? undefined : and(hasStatus('active'), worksIn(practiceIds))

const worksIn = (practiceIds: readonly string[]): SQL => sql`exists (
  select from staff_practices works
  where works.organization_id = ${staff.organizationId} and works.staff_id = ${staff.id}
    and works.practice_id = any(array[${sql.join(
      practiceIds.map((id) => sql`${id}`),
      sql`, `,
    )}]::uuid[])
)`

const holds = (roleId: string): SQL => sql`exists (
  select from staff_roles held
  where held.organization_id = ${staff.organizationId} and held.staff_id = ${staff.id} and held.role_id = ${roleId}
)`

/** Each word is in the name or in the e-mail. */
const matchesWords = (q = ''): SQL | undefined => (q.trim() === '' ? undefined : holdsWords(TEXT, q))

const TEXT = sql`(oaklet_name_text(${staff.name}) || ' ' || oaklet_folded(${staff.email}::text))`

function isAfter(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [name, id] = fromCursor(cursor, Cursor)
  return sql`(${folded(staff.name)}, ${staff.id}) > (${folded(name)}, ${id}::uuid)`
}
