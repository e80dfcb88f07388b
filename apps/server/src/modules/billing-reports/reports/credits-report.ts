import { asc, desc, eq } from 'drizzle-orm'
import { clients } from '../../../db/schema/clients-table'
import { displayName, isVisibleClient, NAMED_CLIENT } from '../../caseload'
import { creditsOf } from '../../ledger'
import type { ReportCall, ReportRows } from '../report-rows'

/** The credit of each client who has some; the largest comes first. */
export async function creditsReport({ work, practiceId, scope }: ReportCall): Promise<ReportRows> {
  const credits = creditsOf(work, practiceId)
  const found = await work.tx
    .select({ client: NAMED_CLIENT, cents: credits.cents })
    .from(credits)
    .innerJoin(clients, eq(clients.id, credits.clientId))
    .where(isVisibleClient(work.actor, practiceId, scope))
    .orderBy(desc(credits.cents), asc(clients.id))
  const rows = found.map(({ client, cents }) => ({
    id: client.id,
    label: displayName(client),
    cells: [cents],
    records: { list: 'credits' as const, clientId: client.id },
  }))
  return { rows }
}
