import type { AnalyticsType, DateSpan } from '@oaklet/api/contract'
import { recountMoney } from './recount-money'
import { recountOperations } from './recount-operations'
import { recountOutcomes } from './recount-outcomes'
import { recountPractice } from './recount-practice'
import type { RecountScope } from './recount-rows'
import { recountVisits } from './recount-visits'
import type { VariedRows } from './varied-rows'

type Figures = Readonly<Record<string, number | null>>

const RECOUNTS: Readonly<
  Record<AnalyticsType, (rows: VariedRows, scope: RecountScope, span: DateSpan) => Figures>
> = {
  practice: recountPractice,
  clinical: (...of) => ({ ...recountVisits(...of), ...recountOutcomes(...of) }),
  financial: recountMoney,
  operational: recountOperations,
}

/** Recomputes every figure of one kind and span from the rows, in plain TypeScript. */
export const recountAnalytics = (
  rows: VariedRows,
  type: AnalyticsType,
  scope: RecountScope,
  span: DateSpan,
): Figures => RECOUNTS[type](rows, scope, span)
