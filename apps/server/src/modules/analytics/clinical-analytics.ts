import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { ofAppointments, type AnalyticsScope } from './analytics-scope'
import { rowPerSpan, spansOfInstant, type DateSpans } from './date-spans'
import {
  compared,
  figuresOf,
  perEach,
  seriesOf,
  type AnalyticsParts,
  type ComparedRange,
  type FigureRule,
  type SeriesRule,
} from './figures'
import { seriesSpans, stepOf } from './series-spans'

/** Who came, and for how long by then. */
interface ClinicalCounts {
  clients: number
  /** Once for each client who came. */
  sessions: number
  /** From each client's first session in the practice to the last one in the span, summed up. */
  days: number
}

const NONE: ClinicalCounts = { clients: 0, sessions: 0, days: 0 }
const FEWEST_TOLD_OF = 5

/** Fewer than five clients are too few to be told of without telling of one; nobody is nobody. */
const isOfFew = ({ clients }: ClinicalCounts): boolean => clients > 0 && clients < FEWEST_TOLD_OF

const CLIENTS_SEEN: SeriesRule<ClinicalCounts> = {
  id: 'clientsSeen',
  label: 'Clients seen',
  unit: 'count',
  of: ({ clients }) => clients,
}

const FIGURES: readonly FigureRule<ClinicalCounts>[] = [
  {
    ...CLIENTS_SEEN,
    definition: 'Clients who came to at least one completed appointment of the range.',
  },
  {
    id: 'sessionsPerClient',
    label: 'Sessions per client seen',
    definition:
      'Completed appointments of the range that a client came to, on average over the clients seen.',
    unit: 'count',
    of: ({ sessions, clients }) => perEach(sessions, clients),
  },
  {
    id: 'averageWeeksInTreatment',
    label: 'Average weeks in treatment',
    definition:
      'Weeks from a client’s first completed appointment in the practice to the last one of the range, on average over the clients seen.',
    unit: 'count',
    of: ({ days, clients }) => perEach(days / 7, clients),
  },
]

/** Who is in treatment; what is of fewer than five clients is withheld. Outcomes need measures. */
export async function clinicalAnalytics(
  tx: Tx,
  scope: AnalyticsScope,
  { range, previous }: ComparedRange,
): Promise<AnalyticsParts> {
  const counts = compared(await countClinical(tx, scope, [previous, range]))
  const step = stepOf(range, 'week')
  const spans = seriesSpans(range, step)
  return {
    figures: figuresOf(FIGURES, counts.range, counts.previous, isOfFew),
    series: seriesOf([CLIENTS_SEEN], step, spans, await countClinical(tx, scope, spans), isOfFew),
  }
}

/** The first session counts wherever in the practice it was, so that a change of clinician starts nothing anew. */
function countClinical(tx: Tx, scope: AnalyticsScope, spans: DateSpans): Promise<ClinicalCounts[]> {
  const { index, isWithin } = spansOfInstant(sql`a.starts_at`, spans, scope.timeZone)
  const { organizationId, practiceId, timeZone } = scope
  const attended = sql`
    from appointments a join appointment_clients ac
      on ac.organization_id = a.organization_id and ac.appointment_id = a.id and ac.attendance = 'present'`
  return rowPerSpan(
    tx,
    spans,
    NONE,
    sql`
      with seen as (
        select ${index} as span, ac.client_id, count(*) as sessions, max(a.starts_at) as last_at
        ${attended}
        where ${ofAppointments(scope)} and a.status = 'completed' and ${isWithin}
        group by 1, 2
      ), begun as (
        select ac.client_id, min(a.starts_at) as first_at
        ${attended}
        where ${ofAppointments({ organizationId, practiceId, timeZone })} and a.status = 'completed'
          and ac.client_id in (select client_id from seen)
        group by 1
      )
      select
        span,
        count(*)::int as clients,
        sum(sessions)::int as sessions,
        sum((last_at at time zone ${timeZone})::date - (first_at at time zone ${timeZone})::date)::float8 as days
      from seen join begun using (client_id)
      group by 1`,
  )
}
