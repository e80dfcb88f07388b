import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { ledgerEntries, type LedgerEffect } from '../../db/schema/ledger-table'
import type { Work } from '../../work'
import { clientsInScope, isClientOf } from '../caseload'

/** What was billed, less what was voided or reduced, and what was collected, in cents. */
export interface LedgerSums {
  billedCents: number
  collectedCents: number
}

/** The money of the clients whom the actor may see, dated from `from` to `to`. */
export async function sumLedger(
  work: Work,
  practiceId: string,
  scope: Scope,
  { from, to }: { from: string; to: string },
): Promise<LedgerSums> {
  const sumOf = (effect: LedgerEffect) =>
    sql<number>`coalesce(
      sum(${ledgerEntries.amountCents}) filter (where oaklet_effect(${ledgerEntries.kind}) = ${effect}), 0
    )::float8`
  const [row] = await work.tx
    .select({
      billedCents: sumOf('charge'),
      collectedCents: sql<number>`0 - ${sumOf('payment')}`,
    })
    .from(ledgerEntries)
    .innerJoin(clients, isClientOf(ledgerEntries))
    .where(
      and(
        eq(ledgerEntries.organizationId, work.actor.organizationId),
        eq(ledgerEntries.practiceId, practiceId),
        gte(ledgerEntries.occurredOn, from),
        lte(ledgerEntries.occurredOn, to),
        clientsInScope(work.actor, scope),
      ),
    )
  if (row === undefined) throw new Error('A sum gave no row')
  return row
}
