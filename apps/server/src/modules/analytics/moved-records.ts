import { daysIn } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ofLedger, type AnalyticsScope } from './analytics-scope'
import { spansOfDay } from './date-spans'
import { IS_PAYMENT, linesOf, shareOf, sumMoved } from './money-moved'
import { recordColumns, type RecordList, type RecordsOf } from './record-source'

const REST = 'other'
const IS_CHARGE = sql`not ${IS_PAYMENT}`
const MONEY = { permission: 'invoices:view', reckoning: 'sum', amountUnit: 'cents', base: null } as const

/** The invoices issued and voided in the range, with their share of a part. */
export const billedRecords = (of: RecordsOf): RecordList => ({
  ...MONEY,
  rows: movedRows(of, IS_CHARGE, (cents) => cents),
})

/** The payments of the range, once for each invoice that they pay, with their share of a part. */
export const collectedRecords = (of: RecordsOf): RecordList => ({
  ...MONEY,
  rows: movedRows(of, IS_PAYMENT, (cents) => sql`0 - ${cents}`),
})

/** The payments, and the invoices that they are set against. */
export async function collectionRecords(of: RecordsOf): Promise<RecordList> {
  const billed = await billedIn(of)
  return {
    ...MONEY,
    reckoning: 'ratio',
    base: { label: 'Billed', unit: 'cents', value: billed },
    rows: againstBilled(of, collectedRecords(of).rows),
  }
}

/** What is `owed`, and the invoices of the range that it is set against. */
export async function receivablesRecords(of: RecordsOf, owed: RecordList): Promise<RecordList> {
  const value = (await billedIn(of)) / daysIn(of.spans.range)
  return {
    ...owed,
    reckoning: 'ratio',
    base: { label: 'Billed on an average day', unit: 'cents', value },
    rows: againstBilled(of, owed.rows),
  }
}

async function billedIn({ tx, scope, spans }: RecordsOf): Promise<number> {
  const [moved] = await sumMoved(tx, scope, [spans.range])
  return moved?.billed ?? 0
}

const againstBilled = (of: RecordsOf, rows: SQL): SQL => sql`
  (${rows}) union all (${movedRows(of, IS_CHARGE, (cents) => cents, sql`false`)})`

/** Ledger entries of the range, or what of them is for a part's lines. */
function movedRows(of: RecordsOf, which: SQL, amountOf: (cents: SQL) => SQL, isCounted?: SQL): SQL {
  const { isWithin } = spansOfDay(sql`e.occurred_on`, [of.spans.range])
  const columns = (cents: SQL) =>
    recordColumns({
      kind: sql`case when ${IS_PAYMENT} then 'payment' else 'invoice' end`,
      recordId: sql`coalesce(e.payment_id, e.invoice_id)`,
      id: sql`e.id`,
      clientId: sql`e.client_id`,
      invoiceId: sql`e.invoice_id`,
      event: sql`e.kind`,
      day: sql`e.occurred_on`,
      at: sql`e.occurred_on`,
      amount: amountOf(cents),
      isCounted,
    })
  const entries = sql`from ledger_entries e where ${ofLedger(of.scope)} and ${isWithin} and ${which}`
  if (of.part === null) return sql`select ${columns(sql`e.amount_cents`)} ${entries}`
  return sql`
    with ${sharesOf(of.scope, of.part, entries)}
    select ${columns(sql`s.cents`)} from moved e join shares s on s.id = e.id where s.cents <> 0`
}

/**
 * Each entry's share of a part: what all of its invoice's entries up to it have there, less what those before it
 * have, so that they come to what is told of them together.
 */
function sharesOf(scope: AnalyticsScope, { split, id }: NonNullable<RecordsOf['part']>, entries: SQL): SQL {
  const upTo = shareOf(sql`m.cents`)
  const before = shareOf(sql`(m.cents - m.amount_cents)`)
  const withoutLines = sql`
    union all
    select m.id, m.amount_cents from moved m
    where not exists (select from lines l where l.invoice_id = m.invoice_id and l.total > 0)`
  return sql`
    moved as (
      select e.*, sum(e.amount_cents) over (partition by e.invoice_id order by e.seq) as cents ${entries}
    ), lines as (
      ${linesOf(scope, sql`array[coalesce(${split.key}, ${REST})]::text[]`)}
    ), shares as (
      select m.id, sum((${upTo}) - (${before})) as cents
      from moved m join lines l on l.invoice_id = m.invoice_id
      where l.total > 0 and l.keys[1] = ${id}
      group by 1
      ${id === REST ? withoutLines : sql``}
    )`
}
