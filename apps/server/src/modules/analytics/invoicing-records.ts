import { sql } from 'drizzle-orm'
import { invoicedAppointments, invoicingDays } from './count-invoicing'
import { spansOfDay } from './date-spans'
import { recordColumns, type RecordList, type RecordsOf } from './record-source'

/** The invoices issued in the range, once for each appointment on them. */
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
