import { daysIn } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import { addDays } from '../../../calendar-day'
import type { Tx } from '../../../db/database'
import { ofAppointments, type AnalyticsScope } from '../scope/analytics-scope'
import { rowPerSpan, spansOfInstant, type DateSpans } from '../scope/date-spans'
import { IS_HELD } from './appointment-conditions'
import { compared, type Compared, type ComparedRange } from './figures'

/** The clients seen in the span before, and those of them who were seen again. */
export interface RetentionCounts {
  seenBefore: number
  seenAgain: number
}

/** Joins the clients seen in each span, as `before`, with the same client in the next span, as `again`. */
export function fromSeen(scope: AnalyticsScope, spans: DateSpans): { cte: SQL; from: SQL } {
  const { index, isWithin } = spansOfInstant(sql`a.starts_at`, spans, scope.timeZone)
  return {
    cte: sql`
      with seen as (
        select ${index} as span, ac.client_id, max(a.starts_at) as last_at
        from appointments a join appointment_clients ac
          on ac.organization_id = a.organization_id and ac.appointment_id = a.id and ac.attendance = 'present'
        where ${ofAppointments(scope)} and ${IS_HELD} and ${isWithin}
        group by 1, 2
      )`,
    from: sql`
      from seen before
      left join seen again on again.client_id = before.client_id and again.span = before.span + 1`,
  }
}

/** Counts retention for both compared spans; the earlier one needs one more span before it. */
export async function countRetention(
  tx: Tx,
  scope: AnalyticsScope,
  { previous, range }: ComparedRange,
): Promise<Compared<RetentionCounts>> {
  const earlier = { start: addDays(previous.start, -daysIn(previous)), end: addDays(previous.start, -1) }
  const { cte, from } = fromSeen(scope, [earlier, previous, range])
  const counts = await rowPerSpan(
    tx,
    [previous, range],
    { seenBefore: 0, seenAgain: 0 },
    sql`
      ${cte}
      select
        before.span,
        count(*)::int as "seenBefore",
        count(again.client_id)::int as "seenAgain"
      ${from}
      where before.span < 2
      group by 1`,
  )
  return compared(counts)
}
