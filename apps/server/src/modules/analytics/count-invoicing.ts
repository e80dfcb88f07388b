import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { ofAppointments, type AnalyticsScope } from './analytics-scope'
import { rowPerSpan, spansOfDay, type DateSpans } from './date-spans'

/** How long sessions waited for the invoices that were issued in a span. */
export interface InvoicingCounts {
  invoiced: number
  /** From each invoiced session to the day of its invoice, summed up. */
  invoicingDays: number
}

/** The appointments `a` on issued invoices `i`, once for each client who was invoiced; a voided invoice bills none. */
export const invoicedAppointments = (scope: AnalyticsScope): SQL => sql`
  from invoices i
  join billed_appointments b on b.organization_id = i.organization_id and b.invoice_id = i.id
  join appointments a on a.organization_id = b.organization_id and a.id = b.appointment_id
  where i.organization_id = ${scope.organizationId} and i.practice_id = ${scope.practiceId}
    and ${ofAppointments(scope)} and i.state = 'issued'`

/** From an appointment `a` to the day of its invoice `i`. */
export const invoicingDays = ({ timeZone }: AnalyticsScope): SQL =>
  sql`i.issued_on - (a.starts_at at time zone ${timeZone})::date`

export function countInvoicing(tx: Tx, scope: AnalyticsScope, spans: DateSpans): Promise<InvoicingCounts[]> {
  const { index, isWithin } = spansOfDay(sql`i.issued_on`, spans)
  return rowPerSpan(
    tx,
    spans,
    { invoiced: 0, invoicingDays: 0 },
    sql`
      select
        ${index} as span,
        count(*)::int as invoiced,
        sum(${invoicingDays(scope)})::float8 as "invoicingDays"
      ${invoicedAppointments(scope)} and ${isWithin}
      group by 1`,
  )
}
