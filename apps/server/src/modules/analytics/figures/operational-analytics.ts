import type { Tx } from '../../../db/database'
import { breakdownOf } from '../breakdowns/breakdowns'
import { byClinician, byLocation, byWeekday, byHour } from '../breakdowns/splits'
import type { AnalyticsScope } from '../scope/analytics-scope'
import type { DateSpans } from '../scope/date-spans'
import { seriesSpans, stepOf } from '../scope/series-spans'
import { LATE_CANCEL_RATE, NO_SHOW_RATE, SESSIONS_HELD } from './appointment-figures'
import { countTurnaround, TURNAROUND } from './claim-turnaround'
import { countAppointments, countAppointmentsByEach, type AppointmentCounts } from './count-appointments'
import { countInvoicing, type InvoicingCounts } from './count-invoicing'
import { countReschedules, type RescheduleCounts } from './count-reschedules'
import { hasClaimMoney } from './money-moved'
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

/** Computes the figures of attendance, telehealth, lead time and time to invoice. */
export async function operationalAnalytics(
  tx: Tx,
  scope: AnalyticsScope,
  spans: ComparedRange,
): Promise<AnalyticsParts> {
  const both = [spans.previous, spans.range] as const
  const appointments = compared(await countAppointments(tx, scope, both))
  const moved = compared(await countReschedules(tx, scope, both))
  const invoicing = compared(await countInvoicing(tx, scope, both))
  const step = stepOf(spans.range, 'day')
  const parts = seriesSpans(spans.range, step)
  return {
    figures: [
      ...figuresOf(
        FIGURES,
        { ...appointments.range, ...moved.range, ...invoicing.range },
        { ...appointments.previous, ...moved.previous, ...invoicing.previous },
      ),
      ...(await turnaround(tx, scope, both)),
    ],
    series: seriesOf(RATES, step, parts, await countAppointments(tx, scope, parts)),
    breakdowns: await breakdowns(tx, scope, spans),
  }
}

/** How soon claims are sent and paid, once there are any. */
async function turnaround(tx: Tx, scope: AnalyticsScope, both: DateSpans) {
  if (!(await hasClaimMoney(tx, scope))) return []
  const { range, previous } = compared(await countTurnaround(tx, scope, both))
  return figuresOf(TURNAROUND, range, previous)
}

async function breakdowns(tx: Tx, scope: AnalyticsScope, spans: ComparedRange) {
  const location = await byLocation(tx, scope)
  const splits = [byWeekday(scope), byHour(scope), await byClinician(tx, scope), location]
  const counted = await countAppointmentsByEach(tx, scope, spans, splits)
  return counted.flatMap(({ split, parts }) =>
    (split === location ? [SESSIONS_HELD] : RATES).map((rule) => breakdownOf(rule, split, parts)),
  )
}
