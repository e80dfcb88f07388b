import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/database'
import { ofLedger, type AnalyticsScope } from './analytics-scope'
import { rowPerSpan, spansOfDay, type DateSpans } from './date-spans'
import {
  compared,
  figuresOf,
  percentOf,
  seriesOf,
  type AnalyticsParts,
  type ComparedRange,
  type FigureRule,
  type SeriesRule,
} from './figures'
import { seriesSpans, stepOf } from './series-spans'

interface MoneyMoved {
  billed: number
  collected: number
}

/** What issued invoices still owed at the end of a day, and since how many days. */
interface MoneyOwed {
  outstanding: number
  upTo30: number
  upTo60: number
  upTo90: number
  over90: number
}

const SERIES: readonly SeriesRule<MoneyMoved>[] = [
  { id: 'billed', label: 'Billed', unit: 'cents', of: ({ billed }) => billed },
  { id: 'collected', label: 'Collected', unit: 'cents', of: ({ collected }) => collected },
]

const owed = (
  id: string,
  label: string,
  issued: string,
  of: (money: MoneyOwed) => number,
): FigureRule<MoneyMoved & MoneyOwed> => ({
  id,
  label,
  definition: `Still owed at the end of the range on invoices issued ${issued}.`,
  unit: 'cents',
  of,
})

const FIGURES: readonly FigureRule<MoneyMoved & MoneyOwed>[] = [
  {
    id: 'billed',
    label: 'Billed',
    definition: 'Invoices issued in the range, less invoices voided in it.',
    unit: 'cents',
    of: ({ billed }) => billed,
  },
  {
    id: 'collected',
    label: 'Collected',
    definition: 'Payments dated in the range, for an invoice or kept as credit.',
    unit: 'cents',
    of: ({ collected }) => collected,
  },
  {
    id: 'collectionRate',
    label: 'Collection rate',
    definition: 'Collected per amount billed in the range; above 100% when older invoices were paid.',
    unit: 'percent',
    of: ({ billed, collected }) => percentOf(collected, billed),
  },
  owed('outstanding', 'Outstanding', 'by then', ({ outstanding }) => outstanding),
  owed('agingUpTo30', '0–30 days', 'up to 30 days before then', ({ upTo30 }) => upTo30),
  owed('agingUpTo60', '31–60 days', '31 to 60 days before then', ({ upTo60 }) => upTo60),
  owed('agingUpTo90', '61–90 days', '61 to 90 days before then', ({ upTo90 }) => upTo90),
  owed('agingOver90', 'Over 90 days', 'more than 90 days before then', ({ over90 }) => over90),
]

/** Money billed, received and owed, all from the ledger. */
export async function financialAnalytics(
  tx: Tx,
  scope: AnalyticsScope,
  { range, previous }: ComparedRange,
): Promise<AnalyticsParts> {
  const moved = compared(await sumMoved(tx, scope, [previous, range]))
  const before = { ...moved.previous, ...(await sumOwed(tx, scope, previous.end)) }
  const now = { ...moved.range, ...(await sumOwed(tx, scope, range.end)) }
  const step = stepOf(range, 'day')
  const spans = seriesSpans(range, step)
  return {
    figures: figuresOf(FIGURES, now, before),
    series: seriesOf(SERIES, step, spans, await sumMoved(tx, scope, spans)),
  }
}

function sumMoved(tx: Tx, scope: AnalyticsScope, spans: DateSpans): Promise<MoneyMoved[]> {
  const { index, isWithin } = spansOfDay(sql`e.occurred_on`, spans)
  const sumOf = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(e.amount_cents) filter (where ${condition}), 0)::float8`
  return rowPerSpan(
    tx,
    spans,
    { billed: 0, collected: 0 },
    sql`
      select
        ${index} as span,
        ${sumOf(sql`e.kind in ('issued', 'voided')`)} as billed,
        0 - ${sumOf(sql`e.kind = 'payment'`)} as collected
      from ledger_entries e
      where ${ofLedger(scope)} and ${isWithin}
      group by 1`,
  )
}

/** A payment may be dated before its invoice: until the invoice is issued, it is no debt below zero. */
async function sumOwed(tx: Tx, scope: AnalyticsScope, day: string): Promise<MoneyOwed> {
  const sumOf = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(balance) filter (where ${condition}), 0)::float8`
  const [row] = await rowsOf<MoneyOwed>(
    tx,
    sql`
      select
        ${sumOf(sql`true`)} as outstanding,
        ${sumOf(sql`age <= 30`)} as "upTo30",
        ${sumOf(sql`age between 31 and 60`)} as "upTo60",
        ${sumOf(sql`age between 61 and 90`)} as "upTo90",
        ${sumOf(sql`age > 90`)} as "over90"
      from (
        select sum(e.amount_cents) as balance,
          ${day}::date - min(e.occurred_on) filter (where e.kind = 'issued') as age
        from ledger_entries e
        where ${ofLedger(scope)} and e.invoice_id is not null and e.occurred_on <= ${day}::date
        group by e.invoice_id
      ) open
      where balance > 0`,
  )
  if (row === undefined) throw new Error('A sum gave no row')
  return row
}
