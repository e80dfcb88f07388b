import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { ledgerEntries } from '../../db/schema/ledger-table'

/** What each client owes over all issued invoices, in cents; a client who is missing owes nothing. */
export async function clientBalances(
  tx: Tx,
  practiceId: string,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (clientIds.length === 0) return new Map()
  const rows = await tx
    .select({
      clientId: ledgerEntries.clientId,
      balance: sql<number>`sum(${ledgerEntries.amountCents})::float8`,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.practiceId, practiceId), inArray(ledgerEntries.clientId, [...clientIds])))
    .groupBy(ledgerEntries.clientId)
  return new Map(rows.map(({ clientId, balance }) => [clientId, balance]))
}
