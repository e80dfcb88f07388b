import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { ofClients, type AnalyticsScope } from './analytics-scope'
import { rowPerSpan, spansOfInstant, type DateSpans } from './date-spans'

/** How many clients were added in a span. */
export interface NewClientCounts {
  newClients: number
}

export function countNewClients(tx: Tx, scope: AnalyticsScope, spans: DateSpans): Promise<NewClientCounts[]> {
  const { index, isWithin } = spansOfInstant(sql`c.created_at`, spans, scope.timeZone)
  return rowPerSpan(
    tx,
    spans,
    { newClients: 0 },
    sql`
      select ${index} as span, count(*)::int as "newClients"
      from clients c where ${ofClients(scope)} and ${isWithin}
      group by 1`,
  )
}
