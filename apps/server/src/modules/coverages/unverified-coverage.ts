import { accessScope } from '@oaklet/api/contract'
import { and, count, ne, sql, type SQL } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import type { Work } from '../../work'
import { isVisibleClient } from '../caseload'

/**
 * Returns the condition for clients with a coverage that is in force on the day `today` and that nobody has verified;
 * archived ones need none. The names are written out, as Drizzle leaves the table away in a query of one table.
 */
export const hasUnverifiedCoverage = (today: string): SQL | undefined =>
  and(
    ne(clients.status, 'archived'),
    sql`exists (
      select from coverages c
      where c.organization_id = "clients".organization_id and c.client_id = "clients".id
        and c.status = 'unverified'
        and c.effective_from <= ${today} and coalesce(c.effective_to >= ${today}, true)
    )`,
  )

/** Counts the clients with such a coverage whom the actor may see; null when these are none at all. */
export async function countUnverifiedCoverage(
  { tx, actor }: Work,
  practiceId: string,
  today: string,
): Promise<number | null> {
  const scope = accessScope(actor.permissions, 'clients:view')
  if (scope === 'none') return null
  const [counted] = await tx
    .select({ total: count() })
    .from(clients)
    .where(and(isVisibleClient(actor, practiceId, scope), hasUnverifiedCoverage(today)))
  return counted?.total ?? 0
}
