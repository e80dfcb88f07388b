import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { ofAppointments, type AnalyticsScope } from './analytics-scope'
import { countAppointments, type AppointmentCounts } from './count-appointments'
import { rowPerSpan, spansOfDay, type DateSpans } from './date-spans'
import {
  compared,
  figuresOf,
  percentOf,
  perEach,
  seriesOf,
  type AnalyticsParts,
  type ComparedRange,
  type FigureRule,
  type SeriesRule,
} from './figures'
import { seriesSpans, stepOf } from './series-spans'

interface InvoicingCounts {
  invoiced: number
  /** From each invoiced session to the day of its invoice, summed up. */
  invoicingDays: number
}

/** The appointments that took their time, whether or not anyone came. */
const due = ({ held, noShows, lateCancels }: AppointmentCounts): number => held + noShows + lateCancels

const NO_SHOW_RATE: SeriesRule<AppointmentCounts> = {
  id: 'noShowRate',
  label: 'No-show rate',
  unit: 'percent',
  of: (counts) => percentOf(counts.noShows, due(counts)),
}

const LATE_CANCEL_RATE: SeriesRule<AppointmentCounts> = {
  id: 'lateCancelRate',
  label: 'Late cancellation rate',
  unit: 'percent',
  of: (counts) => percentOf(counts.lateCancels, due(counts)),
}

const FIGURES: readonly FigureRule<AppointmentCounts & InvoicingCounts>[] = [
  {
    ...NO_SHOW_RATE,
    definition: 'No-shows per appointment of the range that was held, missed or cancelled late.',
  },
  {
    ...LATE_CANCEL_RATE,
    definition: 'Late cancellations per appointment of the range that was held, missed or cancelled late.',
  },
  {
    id: 'averageLeadTime',
    label: 'Average lead time',
    definition:
      'Days from the day of booking to the day of the appointment, averaged over the range without requested and declined ones.',
    unit: 'days',
    of: ({ leadDays, booked }) => perEach(leadDays, booked),
  },
  {
    id: 'timeToInvoice',
    label: 'Time to invoice',
    definition:
      'Days from an appointment to the day it was invoiced, averaged over the appointments on invoices issued in the range.',
    unit: 'days',
    of: ({ invoicingDays, invoiced }) => perEach(invoicingDays, invoiced),
  },
]

/** How reliably appointments are kept, and how soon things are done. */
export async function operationalAnalytics(
  tx: Tx,
  scope: AnalyticsScope,
  { range, previous }: ComparedRange,
): Promise<AnalyticsParts> {
  const kept = compared(await countAppointments(tx, scope, [previous, range]))
  const invoicing = compared(await countInvoicing(tx, scope, [previous, range]))
  const step = stepOf(range, 'day')
  const spans = seriesSpans(range, step)
  return {
    figures: figuresOf(
      FIGURES,
      { ...kept.range, ...invoicing.range },
      { ...kept.previous, ...invoicing.previous },
    ),
    series: seriesOf(
      [NO_SHOW_RATE, LATE_CANCEL_RATE],
      step,
      spans,
      await countAppointments(tx, scope, spans),
    ),
  }
}

/** An appointment of several clients counts once for each who was invoiced; a voided invoice bills none. */
function countInvoicing(tx: Tx, scope: AnalyticsScope, spans: DateSpans): Promise<InvoicingCounts[]> {
  const { index, isWithin } = spansOfDay(sql`i.issued_on`, spans)
  return rowPerSpan(
    tx,
    spans,
    { invoiced: 0, invoicingDays: 0 },
    sql`
      select
        ${index} as span,
        count(*)::int as invoiced,
        sum(i.issued_on - (a.starts_at at time zone ${scope.timeZone})::date)::float8 as "invoicingDays"
      from invoices i
      join billed_appointments b on b.organization_id = i.organization_id and b.invoice_id = i.id
      join appointments a on a.organization_id = b.organization_id and a.id = b.appointment_id
      where ${ofAppointments(scope)} and i.state = 'issued' and ${isWithin}
      group by 1`,
  )
}
