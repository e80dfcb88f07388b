import { sql } from 'drizzle-orm'
import type { StaffActor } from '../../../actor'
import { rowsOf, type Tx } from '../../../db/database'
import type { Parts, Split } from '../breakdowns/breakdowns'
import { partsOf, type RowOfPart } from '../breakdowns/compared-per-key'
import { ofClients, type AnalyticsScope } from '../scope/analytics-scope'
import { rowPerSpan, spansOfInstant, type DateSpans } from '../scope/date-spans'
import {
  isInvisible,
  NO_CLIENTS,
  withComplementarySuppression,
  type CountedClients,
} from '../suppression/suppression'
import type { ComparedRange } from './figures'

/** The number of clients added in a span. */
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

/** Counts the new clients of each part, in the range and in the span before it, with suppression applied. */
export async function countNewClientsBy(
  tx: Tx,
  scope: AnalyticsScope,
  { previous, range }: ComparedRange,
  { key }: Pick<Split, 'key'>,
  actor: StaffActor,
): Promise<Parts<CountedClients>> {
  const { index, isWithin } = spansOfInstant(sql`c.created_at`, [previous, range], scope.timeZone)
  const rows = await rowsOf<RowOfPart & CountedClients>(
    tx,
    sql`
      select
        ${index} as span,
        ${key} as key,
        count(*)::int as clients,
        (count(*) filter (where ${isInvisible(actor, scope.practiceId, sql`c.id`)}))::int as invisible
      from clients c where ${ofClients(scope)} and ${isWithin}
      group by 1, 2`,
  )
  return partsOf(NO_CLIENTS, withComplementarySuppression(rows))
}
