import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import type { AnalyticsScope } from './analytics-scope'
import { billedSplit } from './billed-split'
import type { Split } from './breakdowns'
import { readNames } from './read-names'

/** Splits the ledger's shares by the service that their line names, or else by the first of its appointment. */
export async function byBilledService(
  tx: Tx,
  { organizationId, practiceId }: AnalyticsScope,
): Promise<Split> {
  const label = await readNames(
    tx,
    sql`
      select code as id, label || ' (' || code || ')' as name from services
      where organization_id = ${organizationId} and practice_id = ${practiceId}`,
  )
  return billedSplit(sql`s.service_code`, { name: 'Service', label })
}
