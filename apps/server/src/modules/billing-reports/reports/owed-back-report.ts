import { readOverpaid } from '../../claims'
import type { ReportCall, ReportRows } from '../report-rows'

/** The claims that insurances paid too much for, with since when; the largest sum comes first. */
export async function owedBackReport({ work, practiceId, timeZone }: ReportCall): Promise<ReportRows> {
  const overpaid = await readOverpaid(work, practiceId, timeZone)
  const rows = overpaid.map(({ id, pcn, clientName, payerName, since, cents }) => ({
    id,
    label: `${pcn}, ${clientName}, ${payerName}`,
    cells: [since, cents],
    records: { list: 'claim' as const, claimId: id },
  }))
  return { rows }
}
