import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { ofClients, type AnalyticsScope } from '../scope/analytics-scope'
import { rowPerSpan, spansOfInstant, type DateSpans } from '../scope/date-spans'

/** The number of clients whose treatment ended in a span. */
export interface DischargeCounts {
  discharges: number
}

/** A status change `h` that is a discharge. */
export const IS_DISCHARGE = sql`h.from_status = 'active' and h.to_status = 'inactive'`

/** FROM clause of the status changes `h` of clients `c`. */
export const FROM_STATUS_CHANGES = sql`
  client_status_changes h join clients c on c.organization_id = h.organization_id and c.id = h.client_id`

export function countDischarges(tx: Tx, scope: AnalyticsScope, spans: DateSpans): Promise<DischargeCounts[]> {
  const { index, isWithin } = spansOfInstant(sql`h.changed_at`, spans, scope.timeZone)
  return rowPerSpan(
    tx,
    spans,
    { discharges: 0 },
    sql`
      select ${index} as span, count(distinct h.client_id)::int as discharges
      from ${FROM_STATUS_CHANGES}
      where ${ofClients(scope)} and h.practice_id = c.practice_id and ${IS_DISCHARGE} and ${isWithin}
      group by 1`,
  )
}
