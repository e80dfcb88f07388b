import { agingByClient } from '../../invoices'
import type { ReportCall, ReportRows } from '../report-rows'

/** What each client owes, by the days since it was due; who owes the most comes first. */
export async function agingReport({ work, practiceId, scope, today }: ReportCall): Promise<ReportRows> {
  const clients = await agingByClient(work, practiceId, scope, today)
  const rows = clients.map(({ clientId, name, upTo30, upTo60, upTo90, over90, totalCents }) => ({
    id: clientId,
    label: name,
    cells: [upTo30, upTo60, upTo90, over90, totalCents],
    records: { list: 'open_invoices' as const, clientId },
  }))
  return { rows }
}
