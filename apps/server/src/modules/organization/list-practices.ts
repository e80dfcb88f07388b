import type { PracticeName } from '@oaklet/api/contract'
import { asc, eq } from 'drizzle-orm'
import { scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { practices } from './practices-table'

/** All practices of the organization by name, for who looks after its staff. */
export function listPractices(deps: Deps, actor: StaffActor): Promise<PracticeName[]> {
  scopeOf(actor, 'staff:edit')
  const { organizationId } = actor
  return inTenant(deps.db, organizationId, (tx) =>
    tx
      .select({ id: practices.id, name: practices.name })
      .from(practices)
      .where(eq(practices.organizationId, organizationId))
      .orderBy(asc(practices.name), asc(practices.id)),
  )
}
