import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import type { AnalyticsScope } from '../scope/analytics-scope'
import type { Split } from './breakdowns'
import { byClinician, readNames } from './splits'

const OTHER = 'other'

/** Splits ledger shares `s` by a column of their appointment; shares without an appointment are "Other". */
const billedSplit = (column: SQL, { name, label }: Pick<Split, 'name' | 'label'>): Split => ({
  name,
  definitionSuffix: `by the ${name.toLowerCase()} of the appointments on the invoices, whose lines are paid in proportion, and on the claims; what has no appointment is Other`,
  key: sql`coalesce(${column}, ${OTHER})`,
  label: (id) => (id === OTHER ? 'Other' : label(id)),
  rest: OTHER,
})

/** Splits ledger shares by the clinician of the appointment of their line. */
export const byBilledClinician = async (tx: Tx, scope: AnalyticsScope): Promise<Split> =>
  billedSplit(sql`s.clinician_id::text`, await byClinician(tx, scope))

/** Splits ledger shares by the service of their line, or else the first service of its appointment. */
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

const CLIENTS = 'clients'

/** Splits ledger shares `s` by who pays: clients, or the insurance of the claim. */
export async function byPayer(tx: Tx, { organizationId, practiceId }: AnalyticsScope): Promise<Split> {
  const nameOf = await readNames(
    tx,
    sql`select id, name from payers where organization_id = ${organizationId} and practice_id = ${practiceId}`,
  )
  return {
    name: 'Payer',
    definitionSuffix: 'by who pays',
    key: sql`
      case when s.claim_id is null then ${CLIENTS} else (
        select c.payer_id::text from claims c
        where c.organization_id = s.organization_id and c.id = s.claim_id
      ) end`,
    label: (id) => (id === CLIENTS ? 'Clients' : nameOf(id)),
  }
}
