import { daysIn } from '@oaklet/api/contract'
import type { Tx } from '../../../db/database'
import { byBilledClinician, byBilledService } from '../breakdowns/billed-splits'
import { breakdownOf } from '../breakdowns/breakdowns'
import type { AnalyticsScope } from '../scope/analytics-scope'
import { seriesSpans, stepOf } from '../scope/series-spans'
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
import { BILLED, COLLECTED, sumMoved, sumMovedBy, WRITTEN_OFF, type MoneyMoved } from './money-moved'
import { OWED, sumOwed, type MoneyOwed } from './money-owed'
import { sumProjected } from './sum-projected'

const MOVED = [BILLED, COLLECTED]

/** The amounts of a span of `days` days; `projected` is null for the span before. */
interface MoneyCounts extends MoneyMoved, MoneyOwed {
  days: number
  projected: number | null
}

const FIGURES: readonly FigureRule<MoneyCounts>[] = [
  ...MOVED,
  WRITTEN_OFF,
  {
    id: 'collectionRate',
    label: 'Collection rate',
    definition: 'Collected per amount billed in the range; above 100% when older invoices were paid.',
    unit: 'percent',
    of: ({ billed, collected }) => percentOf(collected, billed),
  },
  {
    id: 'projectedIncome',
    label: 'Projected income',
    definition:
      'Fees of the appointments of the range that are booked and still to come, once for each of their clients.',
    unit: 'cents',
    of: ({ projected }) => projected,
  },
  ...OWED,
  {
    id: 'daysInReceivables',
    label: 'Days in accounts receivable',
    definition: 'Outstanding at the end of the range, per amount billed on an average day of it.',
    unit: 'days',
    of: ({ outstanding, billed, days }) => perEach(outstanding * days, billed),
  },
]

/** Computes the figures of money billed, collected, written off, outstanding and projected. */
export async function financialAnalytics(
  tx: Tx,
  scope: AnalyticsScope,
  spans: ComparedRange,
): Promise<AnalyticsParts> {
  const { range, previous } = spans
  const moved = compared(await sumMoved(tx, scope, [previous, range]))
  const owed = await sumOwed(tx, scope, spans)
  const projected = await sumProjected(tx, scope, spans)
  const step = stepOf(range, 'day')
  const parts = seriesSpans(range, step)
  return {
    figures: figuresOf(
      FIGURES,
      { ...moved.range, ...owed.range, days: daysIn(range), projected },
      { ...moved.previous, ...owed.previous, days: daysIn(previous), projected: null },
    ),
    series: seriesOf(MOVED, step, parts, await sumMoved(tx, scope, parts)),
    breakdowns: await breakdowns(tx, scope, spans),
  }
}

async function breakdowns(tx: Tx, scope: AnalyticsScope, spans: ComparedRange) {
  const splits = [await byBilledClinician(tx, scope), await byBilledService(tx, scope)]
  const moved = await sumMovedBy(tx, scope, spans, splits)
  return moved.flatMap(({ split, parts }) =>
    [...MOVED, WRITTEN_OFF].map((rule) => breakdownOf(rule, split, parts)),
  )
}
