import type { Tx } from '../../db/database'
import type { AnalyticsScope } from './analytics-scope'
import { breakdownOf } from './breakdowns'
import { byClinician } from './by-clinician'
import { byHour } from './by-hour'
import { byLocation } from './by-location'
import { byWeekday } from './by-weekday'
import { countAppointments, countAppointmentsByEach, type AppointmentCounts } from './count-appointments'
import { countInvoicing, type InvoicingCounts } from './count-invoicing'
import { countReschedules, type RescheduleCounts } from './count-reschedules'
import {
  compared,
  figuresOf,
  percentOf,
  perEach,
  seriesOf,
  type AnalyticsParts,
  type ComparedRange,
  type FigureRule,
} from './figures'
import { LATE_CANCEL_RATE, NO_SHOW_RATE } from './kept-appointments'
import { seriesSpans, stepOf } from './series-spans'
import { SESSIONS_HELD } from './sessions-held'

const RATES = [NO_SHOW_RATE, LATE_CANCEL_RATE]

const FIGURES: readonly FigureRule<AppointmentCounts & InvoicingCounts & RescheduleCounts>[] = [
  ...RATES,
  {
    id: 'reschedules',
    label: 'Rescheduled',
    definition:
      'Appointments of the range whose start was changed after they were made, without requested and declined ones.',
    unit: 'count',
    of: ({ rescheduled }) => rescheduled,
  },
  {
    id: 'telehealthShare',
    label: 'Telehealth share',
    definition: 'Completed appointments of the range that were held by telehealth, of all completed ones.',
    unit: 'percent',
    of: ({ heldRemotely, held }) => percentOf(heldRemotely, held),
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

/** How reliably appointments are kept, where they are held, and how soon things are done. */
export async function operationalAnalytics(
  tx: Tx,
  scope: AnalyticsScope,
  spans: ComparedRange,
): Promise<AnalyticsParts> {
  const both = [spans.previous, spans.range] as const
  const kept = compared(await countAppointments(tx, scope, both))
  const moved = compared(await countReschedules(tx, scope, both))
  const invoicing = compared(await countInvoicing(tx, scope, both))
  const step = stepOf(spans.range, 'day')
  const parts = seriesSpans(spans.range, step)
  return {
    figures: figuresOf(
      FIGURES,
      { ...kept.range, ...moved.range, ...invoicing.range },
      { ...kept.previous, ...moved.previous, ...invoicing.previous },
    ),
    series: seriesOf(RATES, step, parts, await countAppointments(tx, scope, parts)),
    breakdowns: await breakdowns(tx, scope, spans),
  }
}

async function breakdowns(tx: Tx, scope: AnalyticsScope, spans: ComparedRange) {
  const location = await byLocation(tx, scope)
  const splits = [byWeekday(scope), byHour(scope), await byClinician(tx, scope), location]
  const counted = await countAppointmentsByEach(tx, scope, spans, splits)
  return counted.flatMap(({ split, parts }) =>
    (split === location ? [SESSIONS_HELD] : RATES).map((rule) => breakdownOf(rule, split, parts)),
  )
}
