import { resolveDateRange } from '@oaklet/api/contract'
import { monthInWords } from '../../../written-time'
import {
  byBilledClinician,
  byBilledService,
  seriesSpans,
  sumMoved,
  sumMovedBy,
  type MoneyMoved,
} from '../../analytics'
import { hasAmounts, type ReportCall, type ReportDays, type ReportRows } from '../report-rows'
import { analyticsScopeOf } from './analytics-scope-of'

type Split = 'month' | 'clinician' | 'service'

/** What was billed, collected and written off in the range, as the analytics count it. */
export async function incomeReport(
  call: ReportCall,
  { split, ...days }: ReportDays & { split: Split },
): Promise<ReportRows> {
  const rows = split === 'month' ? await byMonth(call, days) : await bySplit(call, days, split)
  return { rows: rows.filter(hasAmounts) }
}

async function byMonth(call: ReportCall, { from, to }: ReportDays) {
  const spans = seriesSpans({ start: from, end: to }, 'month')
  const moved = await sumMoved(call.work.tx, analyticsScopeOf(call), spans)
  return spans.flatMap(({ start }, index) => {
    const money = moved[index]
    return money === undefined ? [] : [rowOf(start.slice(0, 7), monthInWords(start), money)]
  })
}

/** The parts of an amount that belong to clinicians or services; who or what billed the most comes first. */
async function bySplit(call: ReportCall, { from, to }: ReportDays, by: Exclude<Split, 'month'>) {
  const { tx } = call.work
  const scope = analyticsScopeOf(call)
  const spans = resolveDateRange({ dateRange: 'custom', startDate: from, endDate: to }, call.today)
  const split = await (by === 'clinician' ? byBilledClinician : byBilledService)(tx, scope)
  const [found] = await sumMovedBy(tx, scope, { ...spans, now: call.work.now() }, [split])
  const isRest = (id: string) => Number(id === split.rest)
  return [...(found?.parts ?? [])]
    .toSorted(
      ([id, one], [otherId, other]) =>
        isRest(id) - isRest(otherId) || other.range.billed - one.range.billed || id.localeCompare(otherId),
    )
    .map(([id, { range }]) => rowOf(id, split.label(id), range))
}

const rowOf = (id: string, label: string, { billed, collected, writtenOff }: MoneyMoved) => ({
  id,
  label,
  cells: [billed, collected, writtenOff],
  records: null,
})
