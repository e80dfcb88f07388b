import { sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { rowsOf, type Tx } from '../../db/database'
import { ofClients, type AnalyticsScope } from './analytics-scope'
import type { Parts, Split } from './breakdowns'
import { partsOf, type RowOfPart } from './compared-per-key'
import { rowPerSpan, spansOfInstant, type DateSpans } from './date-spans'
import type { ComparedRange } from './figures'
import { isUnseen, NOBODY, withCover, type CountedClients } from './withholding'

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

/** The same of each part, in the range and in the span before it, with what tells whether it is withheld. */
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
        (count(*) filter (where ${isUnseen(actor, scope.practiceId, sql`c.id`)}))::int as unseen
      from clients c where ${ofClients(scope)} and ${isWithin}
      group by 1, 2`,
  )
  return partsOf(NOBODY, withCover(rows))
}
