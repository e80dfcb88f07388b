import type { StaffActor } from '../../../actor'
import type { Tx } from '../../../db/database'
import { breakdownOf } from '../breakdowns/breakdowns'
import { partsOf } from '../breakdowns/compared-per-key'
import { byClinician } from '../breakdowns/splits'
import {
  figuresOf,
  compared,
  perEach,
  seriesOf,
  type AnalyticsParts,
  type ComparedRange,
  type FigureRule,
} from '../figures/figures'
import type { AnalyticsScope } from '../scope/analytics-scope'
import { seriesSpans, stepOf } from '../scope/series-spans'
import {
  mustSuppress,
  NO_CLIENTS,
  withComplementarySuppression,
  type CountedClients,
} from '../suppression/suppression'
import { byMainDiagnosis } from './by-main-diagnosis'
import { diagnosesOf } from './count-diagnoses'
import { countSeen, countSeenIn, type ClinicalCounts } from './count-seen'
import { outcomeFigures, changeBreakdown } from './outcome-figures'
import { outcomesOf } from './outcome-groups'

const NONE: ClinicalCounts = { ...NO_CLIENTS, sessions: 0, days: 0 }

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

/** Computes the figures of treatment, diagnoses and outcomes; small cells are suppressed. */
export async function clinicalAnalytics(
  tx: Tx,
  scope: AnalyticsScope,
  compare: ComparedRange,
  actor: StaffActor,
): Promise<AnalyticsParts> {
  const { clinicianId } = scope
  const seen = await countSeen(tx, scope, [compare.previous, compare.range], { actor, now: compare.now })
  // Suppression is decided over all clinicians: filtering by one must not reveal what the breakdown suppresses.
  const parts = withComplementarySuppression(seen.byClinician)
  const isComplementary = (at: number) =>
    parts.some(({ span, key, isComplementary }) => isComplementary && span === at && key === clinicianId)
  const { range, previous } = compared(
    [0, 1].map((at) => ({
      ...(seen.clinical.find(({ span }) => span === at) ?? NONE),
      isComplementary: isComplementary(at),
    })),
  )
  const shown = parts.filter(({ key }) => clinicianId === undefined || clinicianId === key)
  const outcomes = compared([0, 1].map((span) => outcomesOf(seen.outcomes, span, clinicianId)))
  const diagnoses = diagnosesOf(seen.diagnoses, clinicianId)
  const step = stepOf(compare.range, 'week')
  const spans = seriesSpans(compare.range, step)
  return {
    figures: [...figuresOf(FIGURES, range, previous, mustSuppress), ...outcomeFigures(outcomes)],
    series: seriesOf([CLIENTS_SEEN], step, spans, await countSeenIn(tx, scope, spans, actor), mustSuppress),
    breakdowns: [
      changeBreakdown('phq9', outcomes),
      changeBreakdown('gad7', outcomes),
      breakdownOf(CLIENTS_SEEN, await byClinician(tx, scope), partsOf(NO_CLIENTS, shown), mustSuppress),
      breakdownOf(CLIENTS_SEEN, byMainDiagnosis(scope), diagnoses, ({ isSuppressed }) => isSuppressed),
    ],
  }
}
