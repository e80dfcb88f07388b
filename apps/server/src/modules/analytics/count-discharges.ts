import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { ofClients, type AnalyticsScope } from './analytics-scope'
import { rowPerSpan, spansOfInstant, type DateSpans } from './date-spans'

/** How many clients' treatment ended in a span. */
export interface DischargeCounts {
  discharges: number
}

/** A change `h` of a client's status with which their treatment ended. */
export const IS_DISCHARGE = sql`h.from_status = 'active' and h.to_status = 'inactive'`

/** The changes `h` of status of clients `c`, as a source of rows. */
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
