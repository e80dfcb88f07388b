import type { Tx } from '../../db/database'
import type { AnalyticsScope } from './analytics-scope'
import { breakdownOf, type Split } from './breakdowns'
import { byClinician } from './by-clinician'
import { byHour } from './by-hour'
import { byLocation } from './by-location'
import { byWeekday } from './by-weekday'
import { countAppointments, countAppointmentsBy, type AppointmentCounts } from './count-appointments'
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
  const split = async (rules: readonly FigureRule<AppointmentCounts>[], by: Split) => {
    const parts = await countAppointmentsBy(tx, scope, spans, by)
    return rules.map((rule) => breakdownOf(rule, by, parts))
  }
  return [
    ...(await split(RATES, byWeekday(scope))),
    ...(await split(RATES, byHour(scope))),
    ...(await split(RATES, await byClinician(tx, scope))),
    ...(await split([SESSIONS_HELD], await byLocation(tx, scope))),
  ]
}
