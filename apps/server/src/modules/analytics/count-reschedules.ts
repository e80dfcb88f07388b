import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { ofAppointments, type AnalyticsScope } from './analytics-scope'
import { IS_BOOKED } from './appointment-conditions'
import { rowPerSpan, spansOfInstant, type DateSpans } from './date-spans'

/** How many appointments of a span were moved to it, or within it. */
export interface RescheduleCounts {
  rescheduled: number
}

/** Whether an appointment `a` was moved: the audit log keeps which fields were changed, of each, for good. */
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
