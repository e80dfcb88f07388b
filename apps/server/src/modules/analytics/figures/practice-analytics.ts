import type { StaffActor } from '../../../actor'
import type { Tx } from '../../../db/database'
import { breakdownOf } from '../breakdowns/breakdowns'
import { byClinician, byReferralSource } from '../breakdowns/splits'
import type { AnalyticsScope } from '../scope/analytics-scope'
import type { DateSpans } from '../scope/date-spans'
import { seriesSpans, stepOf } from '../scope/series-spans'
import { mustSuppress, type CountedClients } from '../suppression/suppression'
import { SESSIONS_HELD } from './appointment-figures'
import { countAppointments, countAppointmentsBy, type AppointmentCounts } from './count-appointments'
import { countClientsNow, type ClientsNow } from './count-clients-now'
import { countDischarges, type DischargeCounts } from './count-discharges'
import { countNewClients, countNewClientsBy, type NewClientCounts } from './count-new-clients'
import { countRetention, type RetentionCounts } from './count-retention'
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
import { measureWork, UTILIZATION, wholeWork, type WorkCounts } from './utilization'

/** The counts of a span; `today` is null for the span before, since there is no history of it. */
interface PracticeCounts
  extends AppointmentCounts, NewClientCounts, DischargeCounts, RetentionCounts, WorkCounts {
  today: ClientsNow | null
}

const NEW_CLIENTS: FigureRule<NewClientCounts> = {
  id: 'newClients',
  label: 'New clients',
  definition: 'Clients added in the range, whatever their status.',
  unit: 'count',
  of: ({ newClients }) => newClients,
}

/** New clients by part, whose counts can be suppressed. */
const NEW_CLIENTS_IN_PARTS: FigureRule<CountedClients> = { ...NEW_CLIENTS, of: ({ clients }) => clients }

const FIGURES: readonly FigureRule<PracticeCounts>[] = [
  {
    id: 'activeClients',
    label: 'Active clients',
    definition: 'Clients whose status is active now; how many there were earlier is not kept.',
    unit: 'count',
    of: ({ today }) => today && today.activeClients,
  },
  NEW_CLIENTS,
  {
    id: 'discharges',
    label: 'Discharges',
    definition: 'Clients whose status went from active to inactive in the range.',
    unit: 'count',
    of: ({ discharges }) => discharges,
  },
  {
    id: 'waitingClients',
    label: 'Clients waiting',
    definition: 'Clients whose status is prospective now; how many there were earlier is not kept.',
    unit: 'count',
    of: ({ today }) => today && today.waitingClients,
  },
  {
    id: 'averageWait',
    label: 'Average wait',
    definition: 'Days since clients who are prospective now were added, averaged over them.',
    unit: 'days',
    of: ({ today }) => today && perEach(today.waitingDays, today.waitingClients),
  },
  {
    id: 'retention',
    label: 'Retention',
    definition:
      'Of the clients who came to a completed appointment in the span before, those who also came to one in the range.',
    unit: 'percent',
    of: ({ seenAgain, seenBefore }) => percentOf(seenAgain, seenBefore),
  },
  SESSIONS_HELD,
  {
    id: 'sessionMinutes',
    label: 'Time in session',
    definition: 'The booked length of the completed appointments of the range.',
    unit: 'minutes',
    of: ({ minutes }) => minutes,
  },
  UTILIZATION,
  {
    id: 'cancellations',
    label: 'Cancellations',
    definition: 'Appointments of the range that the client or the clinician cancelled, late ones included.',
    unit: 'count',
    of: ({ cancellations }) => cancellations,
  },
]

const SERIES: readonly SeriesRule<AppointmentCounts & NewClientCounts>[] = [SESSIONS_HELD, NEW_CLIENTS]

/** Computes the figures of clients, sessions and utilization; small cells of the breakdowns are suppressed. */
export async function practiceAnalytics(
  tx: Tx,
  scope: AnalyticsScope,
  spans: ComparedRange,
  actor: StaffActor,
): Promise<AnalyticsParts> {
  const happened = compared(await countHappened(tx, scope, [spans.previous, spans.range]))
  const ended = compared(await countDischarges(tx, scope, [spans.previous, spans.range]))
  const retention = await countRetention(tx, scope, spans)
  const clinicians = await byClinician(tx, scope)
  const sessions = await countAppointmentsBy(tx, scope, spans, clinicians)
  const work = await measureWork(tx, scope, spans, sessions)
  const whole = wholeWork(work)
  const added = await countNewClientsBy(tx, scope, spans, byReferralSource, actor)
  const today = await countClientsNow(tx, scope, spans.now)
  const step = stepOf(spans.range, 'day')
  const parts = seriesSpans(spans.range, step)
  return {
    figures: figuresOf(
      FIGURES,
      { ...happened.range, ...ended.range, ...retention.range, ...whole.range, today },
      { ...happened.previous, ...ended.previous, ...retention.previous, ...whole.previous, today: null },
    ),
    series: seriesOf(SERIES, step, parts, await countHappened(tx, scope, parts)),
    breakdowns: [
      breakdownOf(SESSIONS_HELD, clinicians, sessions),
      breakdownOf(UTILIZATION, clinicians, work),
      breakdownOf(NEW_CLIENTS_IN_PARTS, byReferralSource, added, mustSuppress),
    ],
  }
}

async function countHappened(tx: Tx, scope: AnalyticsScope, spans: DateSpans) {
  const clients = await countNewClients(tx, scope, spans)
  const appointments = await countAppointments(tx, scope, spans)
  return appointments.map((counts, at) => ({ ...counts, newClients: clients[at]?.newClients ?? 0 }))
}
