import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../../db/database'
import { ofAppointments, type AnalyticsScope } from '../scope/analytics-scope'
import { spansOfInstant } from '../scope/date-spans'
import { isToCome } from './appointment-conditions'
import type { ComparedRange } from './figures'

const ofIt = (table: string): SQL => sql`
  from ${sql.identifier(table)} x where x.organization_id = a.organization_id and x.appointment_id = a.id`

/** The fees of an appointment `a` in cents, once per client. */
export const FEES = sql`
  (select coalesce(sum(x.units::bigint * x.fee_cents), 0) ${ofIt('appointment_lines')})
  * (select count(*) ${ofIt('appointment_clients')})`

/** Sums the fees of the booked future appointments of the range, in cents. */
export async function sumProjected(
  tx: Tx,
  scope: AnalyticsScope,
  { range, now }: ComparedRange,
): Promise<number> {
  const { isWithin } = spansOfInstant(sql`a.starts_at`, [range], scope.timeZone)
  const [row] = await rowsOf<{ cents: number }>(
    tx,
    sql`
      select coalesce(sum(${FEES}), 0)::float8 as cents
      from appointments a
      where ${ofAppointments(scope)} and ${isWithin} and ${isToCome(now)}`,
  )
  return row?.cents ?? 0
}
