import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { ofLedger, type AnalyticsScope } from '../scope/analytics-scope'
import { rowPerSpan, spansOfDay, type DateSpans } from '../scope/date-spans'

/** A ledger entry `e` that counts for what clients were charged, also where an insurance left it to them. */
export const IS_INVOICED = sql`oaklet_effect(e.kind) = 'charge'`

/** Sums what clients were charged in each span, in cents, less what was voided or reduced in it. */
export async function sumInvoiced(tx: Tx, scope: AnalyticsScope, spans: DateSpans): Promise<number[]> {
  const { index, isWithin } = spansOfDay(sql`e.occurred_on`, spans)
  const rows = await rowPerSpan(
    tx,
    spans,
    { invoiced: 0 },
    sql`
      select ${index} as span, sum(e.amount_cents)::float8 as invoiced
      from ledger_entries e
      where ${ofLedger(scope)} and ${isWithin} and ${IS_INVOICED}
      group by 1`,
  )
  return rows.map(({ invoiced }) => invoiced)
}
