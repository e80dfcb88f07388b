import { daysIn, type DateSpan } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { ShareEffect } from '../../../db/schema/ledger-shares-table'
import { invoicedAppointments, invoicingDays } from '../figures/count-invoicing'
import type { ClaimDays } from '../figures/claim-turnaround'
import { hasEffect, sumMoved } from '../figures/money-moved'
import { owedAt } from '../figures/money-owed'
import { sumInvoiced } from '../figures/sum-invoiced'
import { ofLedger, ofShares, type AnalyticsScope } from '../scope/analytics-scope'
import { spansOfDay } from '../scope/date-spans'
import { recordColumns, type RecordList, type RecordsOf } from './record-source'

const MONEY = { permission: 'invoices:view', aggregation: 'sum', amountUnit: 'cents', base: null } as const

/** The invoice of a ledger entry `e`; credit names the one that it was moved to or from. */
const INVOICE_ID = sql`coalesce(e.invoice_id, (e.data->>'invoiceId')::uuid)`

/** What was released from a hold stayed credit: its pair of entries is of no invoice and no payment, and sums to zero. */
const HAS_RECORD = sql`coalesce(e.payment_id, ${INVOICE_ID}) is not null`

/** What an insurance left to the client is billed by its claim. */
const IS_OF_NO_CLAIM = sql`not exists (
  select from invoice_lines l
  where l.organization_id = e.organization_id and l.invoice_id = e.invoice_id and l.claim_id is not null
)`

/** What an entry `e` of the claims' book says: a posting that is undone takes back as an insurance does. */
const CLAIM_EVENT = sql`case
  when e.kind = 'charged' then case when e.cents > 0 then 'charged' else 'uncharged' end
  when e.kind in ('paid', 'taken_back') then case when e.cents < 0 then 'paid' else 'taken_back' end
  else e.kind
end`

/** A sum of money: what its entries count for in the ledger, which of these have a record, and their sign. */
interface Moved {
  effect: ShareEffect
  where?: SQL
  amountOf: (cents: SQL) => SQL
}

const BILLED: Moved = { effect: 'charge', where: IS_OF_NO_CLAIM, amountOf: (cents) => cents }
const COLLECTED: Moved = { effect: 'payment', where: HAS_RECORD, amountOf: (cents) => sql`0 - ${cents}` }
const WRITTEN_OFF: Moved = { effect: 'write_off', amountOf: (cents) => sql`0 - ${cents}` }

/** Lists the invoices issued, voided and reduced in the range, and the claims sent in it, with their share of a part. */
export const billedRecords = (of: RecordsOf): RecordList => ({ ...MONEY, rows: movedRows(of, BILLED) })

/** Lists the payments and refunds of the range, once per invoice or claim that they pay, with their share of a part. */
export const collectedRecords = (of: RecordsOf): RecordList => ({ ...MONEY, rows: movedRows(of, COLLECTED) })

/** Lists the invoices and claims of which something was written off in the range, with their share of a part. */
export const writtenOffRecords = (of: RecordsOf): RecordList => ({
  ...MONEY,
  rows: movedRows(of, WRITTEN_OFF),
})

/** Lists the claims of which something was taken off by contract in the range, with their share of a part. */
export const contractualRecords = (of: RecordsOf): RecordList => ({
  ...MONEY,
  rows: claimRows(of, { effect: 'contractual', amountOf: (cents) => sql`0 - ${cents}` }),
})

/** Lists the payments, and the invoices and claims in the denominator. */
export async function collectionRecords(of: RecordsOf): Promise<RecordList> {
  const [moved] = await sumMoved(of.tx, of.scope, [of.spans.range])
  return {
    ...MONEY,
    aggregation: 'ratio',
    base: { label: 'Billed', unit: 'cents', value: moved?.billed ?? 0 },
    rows: sql`(${collectedRecords(of).rows}) union all (${movedRows(of, BILLED, sql`false`)})`,
  }
}

/** Lists the open invoices (`owed`), and the invoices of the range in the denominator. */
export async function receivablesRecords(of: RecordsOf, owed: RecordList): Promise<RecordList> {
  const [invoiced = 0] = await sumInvoiced(of.tx, of.scope, [of.spans.range])
  const invoices = ledgerRows(of, { effect: 'charge', amountOf: (cents) => cents }, sql`false`)
  return {
    ...owed,
    aggregation: 'ratio',
    base: { label: 'Invoiced on an average day', unit: 'cents', value: invoiced / daysIn(of.spans.range) },
    rows: sql`(${owed.rows}) union all (${invoices})`,
  }
}

/** Selects what counts for a sum in the range, in both books: of the lines of a part alone where there is one. */
const movedRows = (of: RecordsOf, moved: Moved, isCounted?: SQL): SQL =>
  sql`(${ledgerRows(of, moved, isCounted)}) union all (${claimRows(of, moved, isCounted)})`

/** Selects ledger entries of the range, or their shares for the lines of a part. */
function ledgerRows(of: RecordsOf, { effect, where = sql`true`, amountOf }: Moved, isCounted?: SQL): SQL {
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
  const isMoved = sql`oaklet_effect(e.kind) = ${effect} and ${where}`
  if (of.part === null) {
    return sql`
      select ${columns(sql`e.amount_cents`)} from ledger_entries e
      where ${ofLedger(of.scope)} and ${isWithin} and ${isMoved}`
  }
  return sql`
    select ${columns(sql`p.cents`)}
    from (${sharesOf(of.scope, of.spans.range, of.part)}) p
    join ledger_entries e on e.organization_id = ${of.scope.organizationId} and e.id = p.entry_id
    where ${isMoved} and p.cents <> 0`
}

/** Selects the entries of the claims' book that count for a sum in the range, of a part where there is one. */
function claimRows({ scope, spans, part }: RecordsOf, { effect, amountOf }: Moved, isCounted?: SQL): SQL {
  const { isWithin } = spansOfDay(sql`s.occurred_on`, [spans.range])
  const columns = recordColumns({
    kind: 'claim',
    recordId: sql`s.claim_id`,
    id: sql`e.id`,
    clientId: sql`s.client_id`,
    event: CLAIM_EVENT,
    day: sql`s.occurred_on`,
    at: sql`s.occurred_on`,
    amount: amountOf(sql`s.cents`),
    isCounted,
  })
  return sql`
    select ${columns}
    from ledger_shares s
    join claim_entries e on e.organization_id = s.organization_id and e.id = s.entry_id
    where ${ofShares(scope)} and ${isWithin} and s.claim_id is not null and ${hasEffect(effect)}
      ${part === null ? sql`` : sql`and ${part.split.key} = ${part.id}`}`
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

/** Lists the claims first sent or first paid in the range, each with the days that it took. */
export function turnaroundRecords(
  { scope, spans }: RecordsOf,
  { from, days }: ClaimDays,
  event: 'charged' | 'paid',
): RecordList {
  const { isWithin } = spansOfDay(sql`s.occurred_on`, [spans.range])
  const columns = recordColumns({
    kind: 'claim',
    recordId: sql`s.claim_id`,
    clientId: sql`s.client_id`,
    event,
    day: sql`s.occurred_on`,
    at: sql`s.occurred_on`,
    amount: days(scope),
  })
  return {
    permission: 'invoices:view',
    aggregation: 'average',
    amountUnit: 'days',
    base: null,
    rows: sql`select ${columns} ${from(scope)} and ${isWithin}`,
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
