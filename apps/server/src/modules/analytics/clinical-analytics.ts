import { sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { rowsOf, type Tx } from '../../db/database'
import { ofAppointments, type AnalyticsScope } from './analytics-scope'
import { breakdownOf, type Split } from './breakdowns'
import { byClinician } from './by-clinician'
import { partsOf, type RowOfPart } from './compared-per-key'
import { rowPerSpan, spansOfInstant, type DateSpans } from './date-spans'
import {
  compared,
  figuresOf,
  perEach,
  seriesOf,
  type AnalyticsParts,
  type ComparedRange,
  type FigureRule,
} from './figures'
import { seriesSpans, stepOf } from './series-spans'
import { isUnseen, isWithheld, NOBODY, withCover, type CountedClients } from './withholding'
import { ATTENDED, daysInTreatment, withFirst, withSeen } from './treatment'

/** Who came, and for how long by then. */
interface ClinicalCounts extends CountedClients {
  /** Once for each client who came. */
  sessions: number
  /** From each client's first session in the practice to the last one in the span, summed up. */
  days: number
}

const NONE: ClinicalCounts = { ...NOBODY, sessions: 0, days: 0 }

const CLIENTS_SEEN: FigureRule<CountedClients> = {
  id: 'clientsSeen',
  label: 'Clients seen',
  definition: 'Clients who came to at least one completed appointment of the range.',
  unit: 'count',
  of: ({ clients }) => clients,
}

const FIGURES: readonly FigureRule<ClinicalCounts>[] = [
  CLIENTS_SEEN,
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

/** Who is in treatment; what would tell of few whom the actor may not see is withheld. Outcomes need measures. */
export async function clinicalAnalytics(
  tx: Tx,
  scope: AnalyticsScope,
  compare: ComparedRange,
  actor: Actor,
): Promise<AnalyticsParts> {
  const clinicians = await byClinician(tx, scope)
  const isShown = ({ key }: SeenBy) => scope.clinicianId === undefined || scope.clinicianId === key
  const tellIn = async <Counts extends CountedClients>(spans: DateSpans, count: CountClients<Counts>) => {
    // A clinician's number may have to cover a colleague's: asked for alone, it tells no more.
    const parts = withCover(await countSeenBy(tx, scope, spans, clinicians, actor))
    const counts = await count(tx, scope, spans, actor)
    const isCover = (at: number) =>
      parts.some(({ span, key, isCover }) => isCover && span === at && key === scope.clinicianId)
    return {
      parts: parts.filter(isShown),
      counts: counts.map((each, span) => ({ ...each, isCover: isCover(span) })),
    }
  }
  const told = await tellIn([compare.previous, compare.range], countClinical)
  const { range, previous } = compared(told.counts)
  const step = stepOf(compare.range, 'week')
  const spans = seriesSpans(compare.range, step)
  return {
    figures: figuresOf(FIGURES, range, previous, isWithheld),
    series: seriesOf([CLIENTS_SEEN], step, spans, (await tellIn(spans, countSeen)).counts, isWithheld),
    breakdowns: [breakdownOf(CLIENTS_SEEN, clinicians, partsOf(NOBODY, told.parts), isWithheld)],
  }
}

type SeenBy = RowOfPart & CountedClients

type CountClients<Counts> = (
  tx: Tx,
  scope: AnalyticsScope,
  spans: DateSpans,
  actor: Actor,
) => Promise<Counts[]>

/** Who came to each, whichever of them is looked at; somebody who came to several counts with each of them. */
function countSeenBy(
  tx: Tx,
  scope: AnalyticsScope,
  spans: DateSpans,
  { key }: Split,
  actor: Actor,
): Promise<SeenBy[]> {
  const { index, isWithin } = spansOfInstant(sql`a.starts_at`, spans, scope.timeZone)
  const everyone = { ...scope, clinicianId: undefined }
  return rowsOf<SeenBy>(
    tx,
    sql`
      select
        ${index} as span,
        ${key} as key,
        count(distinct ac.client_id)::int as clients,
        (count(distinct ac.client_id) filter (where ${isUnseen(actor, scope.practiceId, sql`ac.client_id`)}))::int as unseen
      ${ATTENDED}
      where ${ofAppointments(everyone)} and a.status = 'completed' and ${isWithin}
      group by 1, 2`,
  )
}

function countClinical(
  tx: Tx,
  scope: AnalyticsScope,
  spans: DateSpans,
  actor: Actor,
): Promise<ClinicalCounts[]> {
  return rowPerSpan(
    tx,
    spans,
    NONE,
    sql`
      ${withSeen(scope, spans)}
      select
        span,
        count(*)::int as clients,
        (count(*) filter (where ${isUnseen(actor, scope.practiceId, sql`client_id`)}))::int as unseen,
        sum(sessions)::int as sessions,
        sum(${daysInTreatment(scope)})::float8 as days
      from seen ${withFirst(scope)}
      group by 1`,
  )
}

/** Who came in each span, and nothing of what came before. */
function countSeen(tx: Tx, scope: AnalyticsScope, spans: DateSpans, actor: Actor): Promise<CountedClients[]> {
  const { index, isWithin } = spansOfInstant(sql`a.starts_at`, spans, scope.timeZone)
  return rowPerSpan(
    tx,
    spans,
    NOBODY,
    sql`
      select
        ${index} as span,
        count(distinct ac.client_id)::int as clients,
        (count(distinct ac.client_id) filter (where ${isUnseen(actor, scope.practiceId, sql`ac.client_id`)}))::int as unseen
      ${ATTENDED}
      where ${ofAppointments(scope)} and a.status = 'completed' and ${isWithin}
      group by 1`,
  )
}
