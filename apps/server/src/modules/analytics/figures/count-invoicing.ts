import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { ofAppointments, type AnalyticsScope } from '../scope/analytics-scope'
import { rowPerSpan, spansOfDay, type DateSpans } from '../scope/date-spans'

/** The time to invoice, for the invoices issued in a span. */
export interface InvoicingCounts {
  invoiced: number
  /** Days from each invoiced session to its invoice, summed up. */
  invoicingDays: number
}

/** FROM and WHERE of the appointments `a` on issued invoices `i`, once per invoiced client; void invoices are excluded. */
export const invoicedAppointments = (scope: AnalyticsScope): SQL => sql`
  from invoices i
  join billed_appointments b on b.organization_id = i.organization_id and b.invoice_id = i.id
  join appointments a on a.organization_id = b.organization_id and a.id = b.appointment_id
  where i.organization_id = ${scope.organizationId} and i.practice_id = ${scope.practiceId}
    and ${ofAppointments(scope)} and i.state = 'issued'`

/** Days from an appointment `a` to its invoice `i`. */
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
