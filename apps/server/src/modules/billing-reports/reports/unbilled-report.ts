import { dayOf } from '../../../calendar-day'
import { uninvoicedByClient } from '../../appointments'
import type { ReportCall, ReportRows } from '../report-rows'

/** The sessions of each client that no invoice bills yet; who has the most to be billed comes first. */
export async function unbilledReport({ work, practiceId, scope, timeZone }: ReportCall): Promise<ReportRows> {
  const clients = await uninvoicedByClient(work, practiceId, scope)
  const rows = clients.map(({ clientId, name, count, totalCents, oldestAt }) => ({
    id: clientId,
    label: name,
    cells: [count, oldestAt === null ? null : dayOf(oldestAt, timeZone), totalCents],
    records: { list: 'unbilled' as const, clientId },
  }))
  return { rows }
}
