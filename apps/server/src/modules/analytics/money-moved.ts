import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/database'
import { ofLedger, type AnalyticsScope } from './analytics-scope'
import type { Parts, Split } from './breakdowns'
import { partsPerSplit, type RowOfSplit } from './compared-per-key'
import { rowPerSpan, spansOfDay, type DateSpans } from './date-spans'
import type { ComparedRange, FigureRule } from './figures'

/** What was charged and what was paid, in cents. */
export interface MoneyMoved {
  billed: number
  collected: number
}

const NONE: MoneyMoved = { billed: 0, collected: 0 }

/** What invoices charged. */
export const BILLED: FigureRule<MoneyMoved> = {
  id: 'billed',
  label: 'Billed',
  definition: 'Invoices issued in the range, less invoices voided in it.',
  unit: 'cents',
  of: ({ billed }) => billed,
}

/** What was paid. */
export const COLLECTED: FigureRule<MoneyMoved> = {
  id: 'collected',
  label: 'Collected',
  definition: 'Payments dated in the range, for an invoice or kept as credit.',
  unit: 'cents',
  of: ({ collected }) => collected,
}

/** A ledger entry `e` that is a payment; every other one is a charge. */
export const IS_PAYMENT = sql`e.kind = 'payment'`

/** The money that moved in each span. */
export function sumMoved(tx: Tx, scope: AnalyticsScope, spans: DateSpans): Promise<MoneyMoved[]> {
  const { index, isWithin } = spansOfDay(sql`e.occurred_on`, spans)
  return rowPerSpan(
    tx,
    spans,
    NONE,
    sql`
      select ${index} as span, ${sumsOf(sql`e.amount_cents`, IS_PAYMENT)}
      from ledger_entries e
      where ${ofLedger(scope)} and ${isWithin}
      group by 1`,
  )
}

/**
 * The same by what is on the invoices: splits of their lines `l` and the appointments `a` of these, in one pass.
 * A payment pays the lines of its invoice in proportion, the cents rounded so that none is lost.
 */
export async function sumMovedBy(
  tx: Tx,
  scope: AnalyticsScope,
  { previous, range }: ComparedRange,
  splits: readonly Split[],
): Promise<{ split: Split; parts: Parts<MoneyMoved> }[]> {
  const { index, isWithin } = spansOfDay(sql`e.occurred_on`, [previous, range])
  const rows = await rowsOf<MoneyMoved & RowOfSplit>(
    tx,
    sql`
      with moved as (
        select ${index} as span, e.invoice_id, ${IS_PAYMENT} as is_paid, sum(e.amount_cents) as cents
        from ledger_entries e
        where ${ofLedger(scope)} and ${isWithin}
        group by 1, 2, 3
      ), lines as (
        ${linesOf(scope, listOf(splits.map(({ key, rest }) => sql`coalesce(${key}, ${rest})`)))}
      ), shares as (
        select m.span, m.is_paid, l.keys,
          ${shareOf(sql`m.cents`)} as cents
        from moved m join lines l on l.invoice_id = m.invoice_id
        where l.total > 0
        union all
        select m.span, m.is_paid, ${listOf(splits.map(({ rest }) => sql`${rest}`))}, m.cents
        from moved m
        where not exists (select from lines l where l.invoice_id = m.invoice_id and l.total > 0)
      )
      select span, by.split::int - 1 as split, by.key, ${sumsOf(sql`cents`, sql`is_paid`)}
      from shares cross join lateral unnest(keys) with ordinality as by (key, split)
      group by 1, 2, 3`,
  )
  return partsPerSplit(NONE, rows, splits)
}

/** What of an invoice's money `cents` is for its line `l`: what is up to it, less what is before it. */
export const shareOf = (cents: SQL): SQL =>
  sql`round(${cents} * l.upto / l.total) - round(${cents} * (l.upto - l.amount) / l.total)`

const listOf = (keys: readonly SQL[]): SQL => sql`array[${sql.join([...keys], sql`, `)}]::text[]`

/** The lines of the invoices for which money moved, with what they come to so far and in all. */
export const linesOf = ({ organizationId }: AnalyticsScope, keys: SQL): SQL => sql`
  select l.invoice_id, ${keys} as keys, l.amount,
    sum(l.amount) over (partition by l.invoice_id order by l.position, l.id) as upto,
    sum(l.amount) over (partition by l.invoice_id) as total
  from (
    select *, quantity::bigint * unit_price_cents as amount from invoice_lines
    where organization_id = ${organizationId} and invoice_id in (select invoice_id from moved)
  ) l
  left join appointments a on a.organization_id = l.organization_id and a.id = l.appointment_id`

const sumsOf = (cents: SQL, isPaid: SQL): SQL => sql`
  coalesce(sum(${cents}) filter (where not ${isPaid}), 0)::float8 as billed,
  0 - coalesce(sum(${cents}) filter (where ${isPaid}), 0)::float8 as collected`
