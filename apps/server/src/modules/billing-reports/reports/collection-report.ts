import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/database'
import { monthInWords } from '../../../written-time'
import { IS_INVOICED, ofLedger, owedAt, seriesSpans, sumMoved } from '../../analytics'
import {
  hasAmounts,
  rateOf,
  tenths,
  totalsOf,
  type ReportCall,
  type ReportDays,
  type ReportRows,
} from '../report-rows'
import { analyticsScopeOf } from './analytics-scope-of'

/** How many days what is invoiced to clients on an average day is taken from. */
const INVOICED_DAYS = 90

/** How much was collected of what was billed in each month, and how many days of invoices were owed at its end. */
export async function collectionReport(call: ReportCall, { from, to }: ReportDays): Promise<ReportRows> {
  const end = to < call.today ? to : call.today
  if (from > end) return { rows: [] }
  const spans = seriesSpans({ start: from, end }, 'month')
  const moved = await sumMoved(call.work.tx, analyticsScopeOf(call), spans)
  const owed = await owedAtEnds(
    call,
    spans.map((span) => span.end),
  )
  const rows = spans
    .map(({ start }, index) => {
      const { billed = 0, collected = 0 } = moved[index] ?? {}
      const { owedCents = 0, invoicedCents = 0 } = owed[index] ?? {}
      const days = invoicedCents > 0 ? tenths((owedCents * INVOICED_DAYS) / invoicedCents) : null
      return {
        id: start.slice(0, 7),
        label: monthInWords(start),
        cells: [billed, collected, rateOf(collected, billed), owedCents, days],
        records: null,
      }
    })
    .filter(hasAmounts)
  const [billed, collected] = totalsOf('collection', rows)
  // What is owed at the ends of months doesn't add up.
  return { rows, totals: [billed ?? 0, collected ?? 0, rateOf(collected ?? 0, billed ?? 0), null, null] }
}

/** What was owed at the end of each day, and what was invoiced in the 90 days up to then, in cents. */
function owedAtEnds(call: ReportCall, days: readonly string[]) {
  const scope = analyticsScopeOf(call)
  return rowsOf<{ owedCents: number; invoicedCents: number }>(
    call.work.tx,
    sql`
      select
        (select coalesce(sum(o.cents), 0)::float8 from (${owedAt(scope, sql`m.day`)}) o) as "owedCents",
        (
          select coalesce(sum(e.amount_cents), 0)::float8 from ledger_entries e
          where ${ofLedger(scope)} and ${IS_INVOICED}
            and e.occurred_on > m.day - ${INVOICED_DAYS}::int and e.occurred_on <= m.day
        ) as "invoicedCents"
      from unnest(string_to_array(${days.join(',')}, ',')::date[]) with ordinality as m (day, place)
      order by m.place`,
  )
}
