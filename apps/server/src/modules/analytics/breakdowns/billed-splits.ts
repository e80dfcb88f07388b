import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import type { AnalyticsScope } from '../scope/analytics-scope'
import type { Split } from './breakdowns'
import { byClinician, readNames } from './splits'

const OTHER = 'other'

/** Splits ledger shares `s` by a column of their appointment; shares without an appointment are "Other". */
const billedSplit = (column: SQL, { name, label }: Pick<Split, 'name' | 'label'>): Split => ({
  name,
  definitionSuffix: `by the ${name.toLowerCase()} of the appointments on the invoices, whose lines are paid in proportion; what has no appointment is Other`,
  key: sql`coalesce(${column}, ${OTHER})`,
  label: (id) => (id === OTHER ? 'Other' : label(id)),
  rest: OTHER,
})

/** Splits ledger shares by the clinician of the appointment of their invoice line. */
export const byBilledClinician = async (tx: Tx, scope: AnalyticsScope): Promise<Split> =>
  billedSplit(sql`s.clinician_id::text`, await byClinician(tx, scope))

/** Splits ledger shares by the service of their invoice line, or else the first service of its appointment. */
export async function byBilledService(
  tx: Tx,
  { organizationId, practiceId }: AnalyticsScope,
): Promise<Split> {
  const label = await readNames(
    tx,
    sql`
      select code as id, label || ' (' || code || ')' as name from services
      where organization_id = ${organizationId} and practice_id = ${practiceId}
      order by is_active`,
  )
  return billedSplit(sql`s.service_code`, { name: 'Service', label })
}
