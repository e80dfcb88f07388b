import type { AnalyticsRecordKind, ClientStatus, PaymentMethod } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rowsOf, type Tx } from '../../../db/database'
import { fromCursor } from '../../../db/keyset'
import type { MoneyEvent } from './record-source'

const Cursor = z.tuple([z.boolean(), z.iso.datetime(), z.string().check(z.maxLength(100))])

/** A record as selected, with the names of its client, invoice, payment and claim. */
export interface RecordRow {
  id: string
  kind: AnalyticsRecordKind
  recordId: string
  clientId: string | null
  invoiceId: string | null
  event: MoneyEvent | null
  day: string | null
  startsAt: string | null
  at: string
  amount: number | null
  isCounted: boolean
  firstName: string
  lastName: string
  preferredName: string
  status: ClientStatus
  clinicianName: string | null
  invoiceNumber: number | null
  paymentMethod: PaymentMethod | null
  claimNumber: string | null
  payerName: string | null
}

/** The totals over all records of a list. */
export interface RecordTotals {
  total: number
  counted: number
  sum: number
}

export async function sumRecords(tx: Tx, rows: SQL): Promise<RecordTotals> {
  const [totals] = await rowsOf<RecordTotals>(
    tx,
    sql`
      select
        count(*)::int as total,
        (count(*) filter (where is_counted))::int as counted,
        coalesce(sum(amount) filter (where is_counted), 0)::float8 as sum
      from (${rows}) r`,
  )
  return totals ?? { total: 0, counted: 0, sum: 0 }
}

interface RecordsPage {
  organizationId: string
  rows: SQL
  cursor: string | undefined
  limit: number
}

/** Selects the rows after `cursor`, one more than the page needs: counted ones first, then the newest first. */
export function selectRecords(
  tx: Tx,
  { organizationId, rows, cursor, limit }: RecordsPage,
): Promise<RecordRow[]> {
  return rowsOf<RecordRow>(
    tx,
    sql`
      with page as (
        select * from (${rows}) r
        where ${isAfter(cursor)}
        order by is_counted desc, at desc, id desc
        limit ${limit + 1}
      )
      select
        r.id, r.kind, r.record_id as "recordId", r.client_id as "clientId", r.invoice_id as "invoiceId",
        r.event, r.day::text as day, ${instant(sql`r.starts_at`)} as "startsAt", ${instant(sql`r.at`)} as at,
        r.amount::float8 as amount, r.is_counted as "isCounted",
        c.first_name as "firstName", c.last_name as "lastName", c.preferred_name as "preferredName", c.status,
        s.name as "clinicianName", i.number as "invoiceNumber", p.method as "paymentMethod",
        cl.pcn as "claimNumber", y.name as "payerName"
      from page r
      left join clients c on c.organization_id = ${organizationId} and c.id = r.client_id
      left join staff s on s.organization_id = c.organization_id and s.id = c.primary_clinician_id
      left join invoices i on i.organization_id = ${organizationId} and i.id = r.invoice_id
      left join payments p on p.organization_id = ${organizationId} and p.id = r.record_id and r.kind = 'payment'
      left join claims cl on cl.organization_id = ${organizationId} and cl.id = r.record_id and r.kind = 'claim'
      left join payers y on y.organization_id = cl.organization_id and y.id = cl.payer_id
      order by r.is_counted desc, r.at desc, r.id desc`,
  )
}

/** Returns the sort key of a row, for a cursor. */
export const keyOfRecord = ({ isCounted, at, id }: RecordRow) => [isCounted, at, id]

const instant = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

function isAfter(cursor: string | undefined): SQL {
  if (cursor === undefined) return sql`true`
  const [isCounted, at, id] = fromCursor(cursor, Cursor)
  return sql`(is_counted, at, id) < (${isCounted}::boolean, ${at}::timestamptz, ${id}::text)`
}
