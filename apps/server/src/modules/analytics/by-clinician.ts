import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import type { AnalyticsScope } from './analytics-scope'
import type { Split } from './breakdowns'
import { readNames } from './read-names'

/** Splits appointments by the clinician they are booked with, by name; who left is still called so. */
export async function byClinician(tx: Tx, { organizationId }: AnalyticsScope): Promise<Split> {
  const nameOf = await readNames(
    tx,
    sql`select id, name from staff where organization_id = ${organizationId}`,
  )
  return { name: 'Clinician', told: 'by clinician', key: sql`a.clinician_id::text`, label: nameOf }
}
