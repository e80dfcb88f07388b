import type { BillingRecords } from '@oaklet/api/contract'
import { monthInWords } from '../../../written-time'
import { sumOf } from '../../../x12/remittance/imbalances-of'
import { readFirstAnswers } from '../../claims'
import { monthWithin, rateOf, type ReportCall, type ReportDays, type ReportRows } from '../report-rows'

type Split = 'payer' | 'month'
type Answers = Awaited<ReturnType<typeof readFirstAnswers>>

/** What came of the claims that were first sent in the range: the insurance with the most first, or month after month. */
export async function firstPassReport(
  { work, practiceId, timeZone }: ReportCall,
  { split, ...days }: ReportDays & { split: Split },
): Promise<ReportRows> {
  const found = await readFirstAnswers(work, practiceId, { ...days, timeZone })
  const rows = [...Map.groupBy(found, ({ payerId, month }) => (split === 'payer' ? payerId : month))]
    .map(([id, ofRow]) => ({
      id,
      label: split === 'month' ? monthInWords(`${id}-01`) : (ofRow[0]?.payerName ?? ''),
      cells: cellsOf(ofRow),
      records: recordsOf(split, id, days),
    }))
    .toSorted(
      (one, other) =>
        (split === 'month' ? 0 : other.cells[0] - one.cells[0]) || one.id.localeCompare(other.id),
    )
  return { rows, totals: cellsOf(found) }
}

/** How many claims had which answer; the rate is null while none has one. */
function cellsOf(answers: Answers): [sent: number, ...others: (number | null)[]] {
  const countOf = (wanted: Answers[number]['answer']) =>
    sumOf(answers.map(({ answer, count }) => (answer === wanted ? count : 0)))
  const [accepted, rejected, denied] = [countOf('accepted'), countOf('rejected'), countOf('denied')]
  const answered = accepted + rejected + denied
  const unanswered = countOf('none')
  return [answered + unanswered, accepted, rejected, denied, unanswered, rateOf(accepted, answered)]
}

function recordsOf(split: Split, id: string, days: ReportDays): BillingRecords {
  const { from, to } = split === 'month' ? monthWithin(id, days) : days
  return { list: 'claims', sentFrom: from, sentTo: to, ...(split === 'payer' && { payerId: id }) }
}
