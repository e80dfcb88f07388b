import { daysIn } from '@oaklet/api/contract'
import type { Tx } from '../../../db/database'
import { byBilledClinician, byBilledService, byPayer } from '../breakdowns/billed-splits'
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
import {
  BILLED,
  COLLECTED,
  CONTRACTUAL,
  hasClaimMoney,
  sumMoved,
  sumMovedBy,
  WRITTEN_OFF,
  type MoneyMoved,
} from './money-moved'
import { OWED, sumOwed, type MoneyOwed } from './money-owed'
import { sumInvoiced } from './sum-invoiced'
import { sumProjected } from './sum-projected'

const MOVED = [BILLED, COLLECTED]

/** The amounts of a span of `days` days; `projected` is null for the span before. */
interface MoneyCounts extends MoneyMoved, MoneyOwed {
  days: number
  /** What clients were charged. */
  invoiced: number
  projected: number | null
}

const FIGURES: readonly FigureRule<MoneyCounts>[] = [
  ...MOVED,
  WRITTEN_OFF,
  CONTRACTUAL,
  {
    id: 'collectionRate',
    label: 'Collection rate',
    definition:
      'Collected per amount billed in the range; above 100% when older invoices and claims were paid.',
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
    definition:
      'Outstanding at the end of the range, per amount invoiced to clients on an average day of it.',
    unit: 'days',
    of: ({ outstanding, invoiced, days }) => perEach(outstanding * days, invoiced),
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
  const invoiced = compared(await sumInvoiced(tx, scope, [previous, range]))
  const owed = await sumOwed(tx, scope, spans)
  const projected = await sumProjected(tx, scope, spans)
  const isInsured = await hasClaimMoney(tx, scope)
  const step = stepOf(range, 'day')
  const parts = seriesSpans(range, step)
  return {
    figures: figuresOf(
      FIGURES.filter((figure) => isInsured || figure !== CONTRACTUAL),
      { ...moved.range, ...owed.range, invoiced: invoiced.range, days: daysIn(range), projected },
      {
        ...{ ...moved.previous, ...owed.previous, invoiced: invoiced.previous },
        ...{ days: daysIn(previous), projected: null },
      },
    ),
    series: seriesOf(MOVED, step, parts, await sumMoved(tx, scope, parts)),
    breakdowns: await breakdowns(tx, scope, spans, isInsured),
  }
}

async function breakdowns(tx: Tx, scope: AnalyticsScope, spans: ComparedRange, isInsured: boolean) {
  const payer = await byPayer(tx, scope)
  const splits = [
    await byBilledClinician(tx, scope),
    await byBilledService(tx, scope),
    ...(isInsured ? [payer] : []),
  ]
  const moved = await sumMovedBy(tx, scope, spans, splits)
  return moved.flatMap(({ split, parts }) =>
    (split === payer ? [COLLECTED, CONTRACTUAL] : [...MOVED, WRITTEN_OFF]).map((rule) =>
      breakdownOf(rule, split, parts),
    ),
  )
}
