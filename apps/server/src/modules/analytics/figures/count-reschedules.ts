import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { ofAppointments, type AnalyticsScope } from '../scope/analytics-scope'
import { rowPerSpan, spansOfInstant, type DateSpans } from '../scope/date-spans'
import { IS_BOOKED } from './appointment-conditions'

/** The number of appointments of a span that were rescheduled. */
export interface RescheduleCounts {
  rescheduled: number
}

/** An appointment `a` that was rescheduled; the audit log records the changed fields of each edit permanently. */
export const IS_RESCHEDULED = sql`
  ${IS_BOOKED} and exists (
    select from audit_events v
    where v.organization_id = a.organization_id and v.record_id = a.id::text
      and v.resource = 'appointment' and v.source = 'server' and 'startsAt' = any(v.changed)
      and v.action in ('moved', 'updated')
  )`

export function countReschedules(
  tx: Tx,
  scope: AnalyticsScope,
  spans: DateSpans,
): Promise<RescheduleCounts[]> {
  const { index, isWithin } = spansOfInstant(sql`a.starts_at`, spans, scope.timeZone)
  return rowPerSpan(
    tx,
    spans,
    { rescheduled: 0 },
    sql`
      select ${index} as span, count(*)::int as rescheduled
      from appointments a
      where ${ofAppointments(scope)} and ${isWithin} and ${IS_RESCHEDULED}
      group by 1`,
  )
}
