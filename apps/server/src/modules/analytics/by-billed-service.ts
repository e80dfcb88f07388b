import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import type { AnalyticsScope } from './analytics-scope'
import { billedSplit } from './billed-split'
import type { Split } from './breakdowns'
import { readNames } from './read-names'

/** Splits the lines of invoices by the service of their appointments that they name, or by the first of them. */
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
  return billedSplit('service', { name: 'Service', key: SERVICE_OF_LINE, label })
}

/** An invoice's line says `Label (code)`, as long as nobody writes it anew. */
const SERVICE_OF_LINE = sql`(
  select n.service_code from appointment_lines n
  where n.organization_id = a.organization_id and n.appointment_id = a.id
  order by strpos(l.description, '(' || n.service_code || ')') = 0, n.position
  limit 1
)`
