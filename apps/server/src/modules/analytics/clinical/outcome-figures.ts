import { MEASURE_NAMES, type AnalyticsBreakdown, type AnalyticsFigure } from '@oaklet/api/contract'
import { breakdownOf } from '../breakdowns/breakdowns'
import {
  figuresOf,
  percentOf,
  perEach,
  type Compared,
  type FigureRule,
  type Suppresses,
} from '../figures/figures'
import { byReliableChange } from './by-reliable-change'
import {
  CASE_FROM_POINTS,
  OVERDUE_AFTER_DAYS,
  RELIABLE_CHANGE_POINTS,
  SCORE_CHANGES,
  type OutcomeKind,
} from './measure-outcomes'
import type { OutcomeGroup, Outcomes } from './outcome-groups'

interface OutcomeRule extends FigureRule<Outcomes> {
  suppresses: Suppresses<Outcomes>
}

const OVERDUE: OutcomeRule = {
  id: 'measuresOverdue',
  label: 'Measures overdue',
  definition: `Clients seen in the range who, at its end or today if that is earlier, had last filled in a PHQ-9, a GAD-7 or a PCL-5 more than ${OVERDUE_AFTER_DAYS} days (six weeks) before, or never.`,
  unit: 'count',
  of: ({ overdue }) => overdue.clients,
  suppresses: ({ overdue }) => overdue.isSuppressed,
}

function scoreRules(kind: OutcomeKind): OutcomeRule[] {
  const name = MEASURE_NAMES[kind]
  const [caseFrom, points] = [CASE_FROM_POINTS[kind], RELIABLE_CHANGE_POINTS[kind]]
  return [
    {
      id: `${kind}Intake`,
      label: `${name} at intake`,
      definition: `The first ${name} score, on average over the clients seen in the range who have at least two by its end.`,
      unit: 'count',
      of: (outcomes) => perEach(outcomes[kind].measured.first, outcomes[kind].measured.clients),
      suppresses: (outcomes) => outcomes[kind].measured.isSuppressed,
    },
    {
      id: `${kind}Now`,
      label: `${name} now`,
      definition: `The last ${name} score by the end of the range, on average over the clients seen in it who have at least two.`,
      unit: 'count',
      of: (outcomes) => perEach(outcomes[kind].measured.last, outcomes[kind].measured.clients),
      suppresses: (outcomes) => outcomes[kind].measured.isSuppressed,
    },
    {
      id: `${kind}ReliableImprovement`,
      label: `${name} reliable improvement`,
      definition: `Of the clients seen in the range with at least two ${name} scores by its end, those whose last is at least ${points} points below the first, which is more than chance (the reliable change of NHS Talking Therapies).`,
      unit: 'percent',
      of: (outcomes) => percentOf(outcomes[kind].improved.clients, outcomes[kind].measured.clients),
      suppresses: (outcomes) => outcomes[kind].improved.isSuppressed,
    },
    {
      id: `${kind}Response`,
      label: `${name} response rate`,
      definition: `Of the clients seen in the range with at least two ${name} scores by its end, the first of them ${caseFrom} or more (the caseness threshold of NHS Talking Therapies), those whose last is at most half of it.`,
      unit: 'percent',
      of: (outcomes) => percentOf(outcomes[kind].responded.clients, outcomes[kind].cases.clients),
      suppresses: (outcomes) => outcomes[kind].responded.isSuppressed,
    },
  ]
}

const RULES: readonly OutcomeRule[] = [OVERDUE, ...scoreRules('phq9'), ...scoreRules('gad7')]

/** Computes the figures of outcomes, and of clients whose measure is overdue. */
export const outcomeFigures = ({ range, previous }: Compared<Outcomes>): AnalyticsFigure[] =>
  RULES.flatMap(({ suppresses, ...rule }) => figuresOf([rule], range, previous, suppresses))

/** Breaks down the clients with two scores of a kind by reliable change. */
export function changeBreakdown(
  kind: OutcomeKind,
  { range, previous }: Compared<Outcomes>,
): AnalyticsBreakdown {
  const name = MEASURE_NAMES[kind]
  const rule: FigureRule<OutcomeGroup> = {
    id: kind,
    label: name,
    definition: `Clients seen in the range with at least two ${name} scores by its end.`,
    unit: 'count',
    of: ({ clients }) => clients,
  }
  const parts = new Map(
    SCORE_CHANGES.map((change) => [change, { range: range[kind][change], previous: previous[kind][change] }]),
  )
  return breakdownOf(rule, byReliableChange(kind), parts, ({ isSuppressed }) => isSuppressed)
}
