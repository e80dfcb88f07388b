import { daysIn, type DateSpan } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import { invoicedAppointments, invoicingDays } from '../figures/count-invoicing'
import { IS_CHARGE, IS_PAYMENT, IS_WRITE_OFF, sumMoved } from '../figures/money-moved'
import { owedAt } from '../figures/money-owed'
import { ofLedger, ofShares, type AnalyticsScope } from '../scope/analytics-scope'
import { spansOfDay } from '../scope/date-spans'
import { recordColumns, type RecordList, type RecordsOf } from './record-source'

const MONEY = { permission: 'invoices:view', aggregation: 'sum', amountUnit: 'cents', base: null } as const

/** The invoice of a ledger entry `e`; credit names the one that it was moved to or from. */
const INVOICE_ID = sql`coalesce(e.invoice_id, (e.data->>'invoiceId')::uuid)`

/** What was released from a hold stayed credit: its pair of entries is of no invoice and no payment, and sums to zero. */
const HAS_RECORD = sql`coalesce(e.payment_id, ${INVOICE_ID}) is not null`

/** Lists the invoices issued, voided and reduced in the range, with their share of a part. */
export const billedRecords = (of: RecordsOf): RecordList => ({
  ...MONEY,
  rows: movedRows(of, IS_CHARGE, (cents) => cents),
})

/** Lists the payments and refunds of the range, once per invoice that they pay, with their share of a part. */
export const collectedRecords = (of: RecordsOf): RecordList => ({
  ...MONEY,
  rows: movedRows(of, sql`${IS_PAYMENT} and ${HAS_RECORD}`, (cents) => sql`0 - ${cents}`),
})

/** Lists the invoices of which something was written off in the range, with their share of a part. */
export const writtenOffRecords = (of: RecordsOf): RecordList => ({
  ...MONEY,
  rows: movedRows(of, IS_WRITE_OFF, (cents) => sql`0 - ${cents}`),
})

/** Lists the payments, and the invoices in the denominator. */
export async function collectionRecords(of: RecordsOf): Promise<RecordList> {
  const billed = await billedIn(of)
  return {
    ...MONEY,
    aggregation: 'ratio',
    base: { label: 'Billed', unit: 'cents', value: billed },
    rows: againstBilled(of, collectedRecords(of).rows),
  }
}

/** Lists the open invoices (`owed`), and the invoices of the range in the denominator. */
export async function receivablesRecords(of: RecordsOf, owed: RecordList): Promise<RecordList> {
  const value = (await billedIn(of)) / daysIn(of.spans.range)
  return {
    ...owed,
    aggregation: 'ratio',
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

/** Selects ledger entries of the range, or their shares for the lines of a part. */
function movedRows(of: RecordsOf, which: SQL, amountOf: (cents: SQL) => SQL, isCounted?: SQL): SQL {
  const { isWithin } = spansOfDay(sql`e.occurred_on`, [of.spans.range])
  const columns = (cents: SQL) =>
    recordColumns({
      kind: sql`case when e.payment_id is not null then 'payment' else 'invoice' end`,
      recordId: sql`coalesce(e.payment_id, ${INVOICE_ID})`,
      id: sql`e.id`,
      clientId: sql`e.client_id`,
      invoiceId: INVOICE_ID,
      event: sql`e.kind`,
      day: sql`e.occurred_on`,
      at: sql`e.occurred_on`,
      amount: amountOf(cents),
      isCounted,
    })
  const entries = sql`from ledger_entries e where ${ofLedger(of.scope)} and ${isWithin} and ${which}`
  if (of.part === null) return sql`select ${columns(sql`e.amount_cents`)} ${entries}`
  return sql`
    select ${columns(sql`p.cents`)}
    from (${sharesOf(of.scope, of.spans.range, of.part)}) p
    join ledger_entries e on e.organization_id = ${of.scope.organizationId} and e.id = p.entry_id
    where ${which} and p.cents <> 0`
}

/** Sums the shares of each entry of the range that belong to the lines of a part. */
function sharesOf(
  scope: AnalyticsScope,
  range: DateSpan,
  { split, id }: NonNullable<RecordsOf['part']>,
): SQL {
  const { isWithin } = spansOfDay(sql`s.occurred_on`, [range])
  return sql`
    select s.entry_id, sum(s.cents) as cents from ledger_shares s
    where ${ofShares(scope)} and ${isWithin} and ${split.key} = ${id}
    group by 1`
}

/** Lists the invoices issued in the range, once per appointment on them. */
export function invoicingRecords({ scope, spans }: RecordsOf): RecordList {
  const { isWithin } = spansOfDay(sql`i.issued_on`, [spans.range])
  const columns = recordColumns({
    kind: 'invoice',
    recordId: sql`i.id`,
    id: sql`i.id || '-' || a.id`,
    clientId: sql`i.client_id`,
    invoiceId: sql`i.id`,
    event: 'invoiced',
    day: sql`i.issued_on`,
    startsAt: sql`a.starts_at`,
    at: sql`i.issued_on`,
    amount: invoicingDays(scope),
  })
  return {
    permission: 'invoices:view',
    aggregation: 'average',
    amountUnit: 'days',
    base: null,
    rows: sql`select ${columns} ${invoicedAppointments(scope)} and ${isWithin}`,
  }
}

/** Lists the invoices open at the end of the range with their open balance, optionally of one age. */
export const owedRecords = ({ scope, spans }: RecordsOf, age = sql`true`): RecordList => ({
  permission: 'invoices:view',
  aggregation: 'sum',
  amountUnit: 'cents',
  base: null,
  rows: sql`select ${OF_DEBT} from (${owedAt(scope, spans.range.end)}) d where ${age}`,
})

const OF_DEBT = recordColumns({
  kind: 'invoice',
  recordId: sql`d.invoice_id`,
  id: sql`d.invoice_id || '-owed'`,
  clientId: sql`d.client_id`,
  invoiceId: sql`d.invoice_id`,
  event: 'owed',
  day: sql`d.issued_on`,
  at: sql`d.issued_on`,
  amount: sql`d.cents`,
})
