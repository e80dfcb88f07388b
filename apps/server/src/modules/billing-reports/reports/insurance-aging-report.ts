import { openByPayer } from '../../claims'
import type { ReportCall, ReportRows } from '../report-rows'

/** What each insurance owes, by the days since the claims were sent; which owes the most comes first. */
export async function insuranceAgingReport({
  work,
  practiceId,
  today,
  timeZone,
}: ReportCall): Promise<ReportRows> {
  const payers = await openByPayer(work, practiceId, { today, timeZone })
  const rows = payers.map(({ payerId, name, upTo30, upTo60, upTo90, over90, totalCents }) => ({
    id: payerId,
    label: name,
    cells: [upTo30, upTo60, upTo90, over90, totalCents],
    records: { list: 'claims' as const, payerId },
  }))
  return { rows }
}
