import type { DateSpan } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import { dayBounds } from '../../../calendar-day'
import { rowsOf, type Tx } from '../../../db/database'

/** Consecutive spans without a gap, the earliest first. */
export type DateSpans = readonly [DateSpan, ...DateSpan[]]

/** SQL that finds the span of a value: `index` counts from 0 and is valid only where `isWithin` is true. */
export interface SpanSql {
  index: SQL
  isWithin: SQL
}

/** Finds the span of an instant, in the practice's time zone. */
export function spansOfInstant(column: SQL, spans: DateSpans, timeZone: string): SpanSql {
  const starts = spans.map(({ start }) => dayBounds(start, timeZone).from.toISOString())
  const end = dayBounds(lastOf(spans).end, timeZone).to.toISOString()
  return {
    index: indexIn(column, starts, sql`timestamptz[]`),
    isWithin: sql`${column} >= ${starts[0]}::timestamptz and ${column} < ${end}::timestamptz`,
  }
}

/** Finds the span of a calendar date. */
export function spansOfDay(column: SQL, spans: DateSpans): SpanSql {
  const starts = spans.map(({ start }) => start)
  return {
    index: indexIn(column, starts, sql`date[]`),
    isWithin: sql`${column} between ${starts[0]}::date and ${lastOf(spans).end}::date`,
  }
}

/** The subquery builds the array once; a plain array would be parsed again for each row. */
const indexIn = (column: SQL, starts: readonly string[], type: SQL): SQL =>
  sql`width_bucket(${column}, (select string_to_array(${starts.join(',')}, ',')::${type})) - 1`

const lastOf = (spans: DateSpans): DateSpan => spans.at(-1) ?? spans[0]

/** Returns one row per span, in order. The query must select `span`; `none` replaces a missing row. */
export async function rowPerSpan<Row extends object>(
  tx: Tx,
  spans: DateSpans,
  none: Row,
  query: SQL,
): Promise<Row[]> {
  const rows = await rowsOf<Row & { span: number }>(tx, query)
  const found = new Map(rows.map((row) => [row.span, row]))
  return spans.map((_, index) => found.get(index) ?? none)
}
