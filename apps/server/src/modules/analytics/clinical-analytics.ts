import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import type { AnalyticsScope } from './analytics-scope'
import { breakdownOf } from './breakdowns'
import { byClinician } from './by-clinician'
import { byMainDiagnosis } from './by-main-diagnosis'
import { partsOf } from './compared-per-key'
import { diagnosesOf } from './count-diagnoses'
import { countSeen, countSeenIn, type ClinicalCounts } from './count-seen'
import {
  figuresOf,
  compared,
  perEach,
  seriesOf,
  type AnalyticsParts,
  type ComparedRange,
  type FigureRule,
} from './figures'
import { outcomeFigures, changeBreakdown } from './outcome-figures'
import { outcomesOf } from './outcome-groups'
import { seriesSpans, stepOf } from './series-spans'
import { isWithheld, NOBODY, withCover, type CountedClients } from './withholding'

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

/** Who is in treatment, for what and how it goes; what would tell of few whom the actor may not see is withheld. */
export async function clinicalAnalytics(
  tx: Tx,
  scope: AnalyticsScope,
  compare: ComparedRange,
  actor: StaffActor,
): Promise<AnalyticsParts> {
  const { clinicianId } = scope
  const seen = await countSeen(tx, scope, [compare.previous, compare.range], { actor, now: compare.now })
  // A clinician's number may have to cover a colleague's: asked for alone, it tells no more.
  const parts = withCover(seen.byClinician)
  const isCover = (at: number) =>
    parts.some(({ span, key, isCover }) => isCover && span === at && key === clinicianId)
  const { range, previous } = compared(
    [0, 1].map((at) => ({
      ...(seen.clinical.find(({ span }) => span === at) ?? NONE),
      isCover: isCover(at),
    })),
  )
  const shown = parts.filter(({ key }) => clinicianId === undefined || clinicianId === key)
  const outcomes = compared([0, 1].map((span) => outcomesOf(seen.outcomes, span, clinicianId)))
  const diagnoses = diagnosesOf(seen.diagnoses, clinicianId)
  const step = stepOf(compare.range, 'week')
  const spans = seriesSpans(compare.range, step)
  return {
    figures: [...figuresOf(FIGURES, range, previous, isWithheld), ...outcomeFigures(outcomes)],
    series: seriesOf([CLIENTS_SEEN], step, spans, await countSeenIn(tx, scope, spans, actor), isWithheld),
    breakdowns: [
      changeBreakdown('phq9', outcomes),
      changeBreakdown('gad7', outcomes),
      breakdownOf(CLIENTS_SEEN, await byClinician(tx, scope), partsOf(NOBODY, shown), isWithheld),
      breakdownOf(CLIENTS_SEEN, byMainDiagnosis(scope), diagnoses, ({ isHidden }) => isHidden),
    ],
  }
}
