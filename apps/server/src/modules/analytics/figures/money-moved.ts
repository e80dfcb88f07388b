import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../../db/database'
import type { Parts, Split } from '../breakdowns/breakdowns'
import { partsPerSplit, type RowOfSplit } from '../breakdowns/compared-per-key'
import { ofLedger, ofShares, type AnalyticsScope } from '../scope/analytics-scope'
import { rowPerSpan, spansOfDay, type DateSpans } from '../scope/date-spans'
import type { ComparedRange, FigureRule } from './figures'

/** Amounts billed, collected, and written off, in cents. */
export interface MoneyMoved {
  billed: number
  collected: number
  writtenOff: number
}

const NONE: MoneyMoved = { billed: 0, collected: 0, writtenOff: 0 }

/** The amount billed. */
export const BILLED: FigureRule<MoneyMoved> = {
  id: 'billed',
  label: 'Billed',
  definition: 'Invoices issued in the range, less invoices voided and charges reduced in it.',
  unit: 'cents',
  of: ({ billed }) => billed,
}

/** The amount collected. */
export const COLLECTED: FigureRule<MoneyMoved> = {
  id: 'collected',
  label: 'Collected',
  definition: 'Payments dated in the range, for an invoice or kept as credit, less refunds.',
  unit: 'cents',
  of: ({ collected }) => collected,
}

/** The amount that is not collected any more. */
export const WRITTEN_OFF: FigureRule<MoneyMoved> = {
  id: 'writtenOff',
  label: 'Written off',
  definition:
    'Amounts written off invoices in the range, less those taken back in it; they stay billed, where a reduced charge does not.',
  unit: 'cents',
  of: ({ writtenOff }) => writtenOff,
}

/** Which sum a ledger entry `e` counts for. */
const EFFECT = sql`oaklet_effect(e.kind)`
const isCharge = (effect: SQL): SQL => sql`${effect} = 'charge'`
const isPayment = (effect: SQL): SQL => sql`${effect} = 'payment'`
const isWriteOff = (effect: SQL): SQL => sql`${effect} = 'write_off'`
/** A ledger entry `e` that counts for what was billed. */
export const IS_CHARGE = isCharge(EFFECT)
/** A ledger entry `e` that counts for what was collected. */
export const IS_PAYMENT = isPayment(EFFECT)
/** A ledger entry `e` that counts for what was written off. */
export const IS_WRITE_OFF = isWriteOff(EFFECT)

/** Sums the amounts in each span. */
export function sumMoved(tx: Tx, scope: AnalyticsScope, spans: DateSpans): Promise<MoneyMoved[]> {
  const { index, isWithin } = spansOfDay(sql`e.occurred_on`, spans)
  return rowPerSpan(
    tx,
    spans,
    NONE,
    sql`
      select ${index} as span, ${sumsOf(sql`e.amount_cents`, EFFECT)}
      from ledger_entries e
      where ${ofLedger(scope)} and ${isWithin}
      group by 1`,
  )
}

/** Sums the amounts by splits of the ledger shares `s`, which belong to invoice lines and so to appointments. */
export async function sumMovedBy(
  tx: Tx,
  scope: AnalyticsScope,
  { previous, range }: ComparedRange,
  splits: readonly Split[],
): Promise<{ split: Split; parts: Parts<MoneyMoved> }[]> {
  const { index, isWithin } = spansOfDay(sql`s.occurred_on`, [previous, range])
  const keys = sql.join(
    splits.map(({ key }) => key),
    sql`, `,
  )
  const rows = await rowsOf<MoneyMoved & RowOfSplit>(
    tx,
    sql`
      with shares as (
        select ${index} as span, s.effect, array[${keys}]::text[] as keys, sum(s.cents) as cents
        from ledger_shares s
        where ${ofShares(scope)} and ${isWithin}
        group by 1, 2, 3
      )
      select span, by.split::int - 1 as split, by.key, ${sumsOf(sql`cents`, sql`effect`)}
      from shares cross join lateral unnest(keys) with ordinality as by (key, split)
      group by 1, 2, 3`,
  )
  return partsPerSplit(NONE, rows, splits)
}

const sumsOf = (cents: SQL, effect: SQL): SQL => sql`
  coalesce(sum(${cents}) filter (where ${isCharge(effect)}), 0)::float8 as billed,
  0 - coalesce(sum(${cents}) filter (where ${isPayment(effect)}), 0)::float8 as collected,
  0 - coalesce(sum(${cents}) filter (where ${isWriteOff(effect)}), 0)::float8 as "writtenOff"`
