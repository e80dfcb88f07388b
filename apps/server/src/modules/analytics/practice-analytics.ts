import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/database'
import { ofClients, type AnalyticsScope } from './analytics-scope'
import { countAppointments, type AppointmentCounts } from './count-appointments'
import { rowPerSpan, spansOfInstant, type DateSpans } from './date-spans'
import {
  compared,
  figuresOf,
  seriesOf,
  type AnalyticsParts,
  type ComparedRange,
  type FigureRule,
  type SeriesRule,
} from './figures'
import { seriesSpans, stepOf } from './series-spans'

interface PracticeCounts extends AppointmentCounts {
  newClients: number
}

/** How many clients there are and what was done; null for what was not kept. */
type PracticeFigures = PracticeCounts & { activeClients: number | null }

const FIGURES: readonly FigureRule<PracticeFigures>[] = [
  {
    id: 'activeClients',
    label: 'Active clients',
    definition: 'Clients whose status is active now; how many there were earlier is not kept.',
    unit: 'count',
    of: ({ activeClients }) => activeClients,
  },
  {
    id: 'newClients',
    label: 'New clients',
    definition: 'Clients added in the range, whatever their status.',
    unit: 'count',
    of: ({ newClients }) => newClients,
  },
  {
    id: 'sessionsHeld',
    label: 'Sessions held',
    definition: 'Appointments of the range that were completed.',
    unit: 'count',
    of: ({ held }) => held,
  },
  {
    id: 'sessionMinutes',
    label: 'Time in session',
    definition: 'The booked length of the completed appointments of the range.',
    unit: 'minutes',
    of: ({ minutes }) => minutes,
  },
  {
    id: 'cancellations',
    label: 'Cancellations',
    definition: 'Appointments of the range that the client or the clinician cancelled, late ones included.',
    unit: 'count',
    of: ({ cancellations }) => cancellations,
  },
]

const SERIES: readonly SeriesRule<PracticeCounts>[] = [
  { id: 'sessionsHeld', label: 'Sessions held', unit: 'count', of: ({ held }) => held },
  { id: 'newClients', label: 'New clients', unit: 'count', of: ({ newClients }) => newClients },
]

/** Clients and sessions. */
export async function practiceAnalytics(
  tx: Tx,
  scope: AnalyticsScope,
  { range, previous }: ComparedRange,
): Promise<AnalyticsParts> {
  const counts = compared(await countPractice(tx, scope, [previous, range]))
  const activeClients = await countActiveClients(tx, scope)
  const step = stepOf(range, 'day')
  const spans = seriesSpans(range, step)
  return {
    figures: figuresOf(
      FIGURES,
      { ...counts.range, activeClients },
      { ...counts.previous, activeClients: null },
    ),
    series: seriesOf(SERIES, step, spans, await countPractice(tx, scope, spans)),
  }
}

async function countPractice(tx: Tx, scope: AnalyticsScope, spans: DateSpans): Promise<PracticeCounts[]> {
  const appointments = await countAppointments(tx, scope, spans)
  const { index, isWithin } = spansOfInstant(sql`c.created_at`, spans, scope.timeZone)
  const clients = await rowPerSpan(
    tx,
    spans,
    { newClients: 0 },
    sql`
      select ${index} as span, count(*)::int as "newClients"
      from clients c where ${ofClients(scope)} and ${isWithin}
      group by 1`,
  )
  return appointments.map((counts, at) => ({ ...counts, newClients: clients[at]?.newClients ?? 0 }))
}

async function countActiveClients(tx: Tx, scope: AnalyticsScope): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from clients c where ${ofClients(scope)} and c.status = 'active'`,
  )
  return row?.count ?? 0
}
