import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../../db/database'
import type { ShareEffect } from '../../../db/schema/ledger-shares-table'
import type { Parts, Split } from '../breakdowns/breakdowns'
import { partsPerSplit, type RowOfSplit } from '../breakdowns/compared-per-key'
import { ofShares, type AnalyticsScope } from '../scope/analytics-scope'
import { rowPerSpan, spansOfDay, type DateSpans } from '../scope/date-spans'
import type { ComparedRange, FigureRule } from './figures'

/** Amounts billed, collected, written off, and off by contract with insurances, in cents. */
export interface MoneyMoved {
  billed: number
  collected: number
  writtenOff: number
  contractual: number
}

const NONE: MoneyMoved = { billed: 0, collected: 0, writtenOff: 0, contractual: 0 }

/** The amount billed. */
export const BILLED: FigureRule<MoneyMoved> = {
  id: 'billed',
  label: 'Billed',
  definition:
    'Invoices issued and claims first sent in the range, less what was voided or reduced in it; what an insurance left to a client counts once, with its claim.',
  unit: 'cents',
  of: ({ billed }) => billed,
}

/** The amount collected. */
export const COLLECTED: FigureRule<MoneyMoved> = {
  id: 'collected',
  label: 'Collected',
  definition:
    'Payments of clients dated in the range, for an invoice or kept as credit, less refunds; and payments of insurances for claims, posted in it, less what they took back.',
  unit: 'cents',
  of: ({ collected }) => collected,
}

/** The amount that is not collected any more. */
export const WRITTEN_OFF: FigureRule<MoneyMoved> = {
  id: 'writtenOff',
  label: 'Written off',
  definition:
    'Amounts written off invoices and claims in the range, less those taken back in it; they stay billed, where a reduced charge does not.',
  unit: 'cents',
  of: ({ writtenOff }) => writtenOff,
}

/** The amount that contracts with insurances take off what claims charge. */
export const CONTRACTUAL: FigureRule<MoneyMoved> = {
  id: 'contractual',
  label: 'Off by contract',
  definition:
    'What insurances took off claims by contract, posted in the range, less what of it was taken back in it; it stays billed.',
  unit: 'cents',
  of: ({ contractual }) => contractual,
}

/** SQL condition for the ledger shares `s` that count for a sum. */
export const hasEffect = (effect: ShareEffect): SQL => sql`s.effect = ${effect}`

/** Sums the amounts in each span. */
export function sumMoved(tx: Tx, scope: AnalyticsScope, spans: DateSpans): Promise<MoneyMoved[]> {
  const { index, isWithin } = spansOfDay(sql`s.occurred_on`, spans)
  return rowPerSpan(
    tx,
    spans,
    NONE,
    sql`
      select ${index} as span, ${sumsOf(sql`s.cents`)}
      from ledger_shares s
      where ${ofShares(scope)} and ${isWithin}
      group by 1`,
  )
}

/** Sums the amounts by splits of the ledger shares `s`, which belong to lines of invoices and claims and so to appointments. */
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
      select span, by.split::int - 1 as split, by.key, ${sumsOf(sql`s.cents`)}
      from shares s cross join lateral unnest(keys) with ordinality as by (key, split)
      group by 1, 2, 3`,
  )
  return partsPerSplit(NONE, rows, splits)
}

/** Whether anything was ever charged to an insurance; else nothing about insurances is shown. */
export async function hasClaimMoney(
  tx: Tx,
  { organizationId, practiceId }: Pick<AnalyticsScope, 'organizationId' | 'practiceId'>,
): Promise<boolean> {
  const found = await rowsOf<{ id: string }>(
    tx,
    sql`
      select id from claim_entries
      where organization_id = ${organizationId} and practice_id = ${practiceId} limit 1`,
  )
  return found.length > 0
}

const sumsOf = (cents: SQL): SQL => {
  const sumOf = (condition: SQL) => sql`coalesce(sum(${cents}) filter (where ${condition}), 0)::float8`
  return sql`
    ${sumOf(hasEffect('charge'))} as billed,
    0 - ${sumOf(hasEffect('payment'))} as collected,
    0 - ${sumOf(hasEffect('write_off'))} as "writtenOff",
    0 - ${sumOf(hasEffect('contractual'))} as contractual`
}
