import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { ofDebts, type AnalyticsScope } from '../scope/analytics-scope'
import { rowPerSpan } from '../scope/date-spans'
import { compared, type Compared, type ComparedRange, type FigureRule } from './figures'

/** Open balances of issued invoices at the end of a day, in cents, by age. */
export interface MoneyOwed {
  outstanding: number
  upTo30: number
  upTo60: number
  upTo90: number
  over90: number
}

const owed = (
  id: string,
  label: string,
  issued: string,
  of: (money: MoneyOwed) => number,
): FigureRule<MoneyOwed> => ({
  id,
  label,
  definition: `Still owed at the end of the range on invoices issued ${issued}.`,
  unit: 'cents',
  of,
})

const NOTHING: MoneyOwed = { outstanding: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 }

/** The figures of outstanding money and its aging. */
export const OWED: readonly FigureRule<MoneyOwed>[] = [
  owed('outstanding', 'Outstanding', 'by then', ({ outstanding }) => outstanding),
  owed('agingUpTo30', '0–30 days', 'up to 30 days before then', ({ upTo30 }) => upTo30),
  owed('agingUpTo60', '31–60 days', '31 to 60 days before then', ({ upTo60 }) => upTo60),
  owed('agingUpTo90', '61–90 days', '61 to 90 days before then', ({ upTo90 }) => upTo90),
  owed('agingOver90', 'Over 90 days', 'more than 90 days before then', ({ over90 }) => over90),
]

/** The length classes of the table `debts`, in days; the last one holds debts of any length that are still open. */
const LENGTHS = [16, 64, 256, 1024, 4096, 1_048_576]

/** Age conditions on the debts of {@link owedAt}. */
export const AGES = {
  upTo30: sql`age <= 30`,
  upTo60: sql`age between 31 and 60`,
  upTo90: sql`age between 61 and 90`,
  over90: sql`age > 90`,
}

/** Sums the open balances at the end of each span. */
export async function sumOwed(
  tx: Tx,
  scope: AnalyticsScope,
  { previous, range }: ComparedRange,
): Promise<Compared<MoneyOwed>> {
  const sumOf = (condition: SQL) => sql`coalesce(sum(cents) filter (where ${condition}), 0)::float8`
  const owed = await rowPerSpan(
    tx,
    [previous, range],
    NOTHING,
    sql`
      select
        span,
        ${sumOf(sql`true`)} as outstanding,
        ${sumOf(AGES.upTo30)} as "upTo30",
        ${sumOf(AGES.upTo60)} as "upTo60",
        ${sumOf(AGES.upTo90)} as "upTo90",
        ${sumOf(AGES.over90)} as "over90"
      from (
        select 0 as span, * from (${owedAt(scope, previous.end)}) earlier
        union all
        select 1, * from (${owedAt(scope, range.end)}) later
      ) owed
      group by 1`,
  )
  return compared(owed)
}

/**
 * Selects the debts open on a day, which may be a column, with their age in days. In each length class only debts that began recently enough
 * are read, so the time depends on the debts open on that day, not on all debts before and after it.
 */
export function owedAt(scope: AnalyticsScope, day: string | SQL): SQL {
  const mayStand = LENGTHS.map(
    (days) => sql`
      d.within_days = ${days} and d.from_on > ${day}::date - ${days}::int and d.from_on <= ${day}::date`,
  )
  return sql`
    select d.invoice_id, d.client_id, d.issued_on, d.cents, ${day}::date - d.issued_on as age
    from debts d
    where ${ofDebts(scope)} and (${sql.join(mayStand, sql` or `)})
      and (d.until_on > ${day}::date or d.until_on is null)`
}
