import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/database'
import type { ReportNames } from './analytics-report'
import type { AnalyticsScope } from './analytics-scope'

/** The names of the practice and of what narrows its analytics; who or what left is still called by name. */
export async function reportNames(
  tx: Tx,
  { organizationId, practiceId, locationId, clinicianId }: Omit<AnalyticsScope, 'timeZone'>,
): Promise<ReportNames> {
  const named = (table: string, id: string | undefined) => sql`
    (select name from ${sql.identifier(table)} where organization_id = ${organizationId} and id = ${id ?? null}::uuid)`
  const [names] = await rowsOf<ReportNames>(
    tx,
    sql`select
      ${named('practices', practiceId)} as practice,
      ${named('locations', locationId)} as location,
      ${named('staff', clinicianId)} as clinician`,
  )
  if (names === undefined) throw new Error('A row of names was to be answered')
  return names
}
