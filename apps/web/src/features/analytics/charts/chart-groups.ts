import type { AnalyticsSeries } from '@oaklet/api/contract'
import { listWords } from '../../../shared/list-words'
import { lowerFirst } from '../lower-first'

/** The series of one chart. */
export interface ChartGroup {
  title: string
  series: readonly [AnalyticsSeries, ...AnalyticsSeries[]]
}

const SHARING: readonly AnalyticsSeries['unit'][] = ['cents', 'percent']

/** Groups series of money and of rates; each series of counts has a chart of its own. */
export function chartGroups(series: readonly AnalyticsSeries[]): ChartGroup[] {
  const groups: [AnalyticsSeries, ...AnalyticsSeries[]][] = []
  for (const one of series) {
    const sharing = groups.find(([{ unit, step }]) => unit === one.unit && step === one.step)
    if (sharing && SHARING.includes(one.unit)) sharing.push(one)
    else groups.push([one])
  }
  return groups.map((group) => ({ title: titleOf(group.map(({ label }) => label)), series: group }))
}

const titleOf = (labels: readonly string[]): string =>
  listWords(labels.map((label, index) => (index === 0 ? label : lowerFirst(label))))
