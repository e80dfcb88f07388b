import { readUnderpayments } from '../../remittances'
import type { ReportCall, ReportDays, ReportRows } from '../report-rows'

/** The services of which an insurance allowed less than its contract says; the largest difference comes first. */
export async function underpaymentsReport(
  { work, practiceId, timeZone }: ReportCall,
  { from, to }: ReportDays,
): Promise<ReportRows> {
  const found = await readUnderpayments(work, practiceId, { from, to, timeZone })
  const rows = found.map(({ lineNumber, claim, client, servedOn, contractCents, cents }, at) => ({
    // A line may be decided on several times.
    id: `${lineNumber} ${at}`,
    label: `${claim.pcn}, ${client.name}`,
    cells: [servedOn, contractCents, contractCents === null ? null : contractCents - cents, cents],
    records: { list: 'claim' as const, claimId: claim.id },
  }))
  return { rows }
}
