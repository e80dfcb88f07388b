import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { ledgerShares, type ShareEffect } from '../../db/schema/ledger-shares-table'
import type { Work } from '../../work'
import { clientsInScope, isClientOf } from '../caseload'

/** What was billed, by invoices and claims, less what was voided or reduced, and what clients and insurers paid, in cents. */
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
  const sumOf = (effect: ShareEffect) =>
    sql<number>`coalesce(sum(${ledgerShares.cents}) filter (where ${ledgerShares.effect} = ${effect}), 0)::float8`
  const [row] = await work.tx
    .select({
      billedCents: sumOf('charge'),
      collectedCents: sql<number>`0 - ${sumOf('payment')}`,
    })
    .from(ledgerShares)
    .innerJoin(clients, isClientOf(ledgerShares))
    .where(
      and(
        eq(ledgerShares.organizationId, work.actor.organizationId),
        eq(ledgerShares.practiceId, practiceId),
        gte(ledgerShares.occurredOn, from),
        lte(ledgerShares.occurredOn, to),
        clientsInScope(work.actor, scope),
      ),
    )
  if (row === undefined) throw new Error('A sum gave no row')
  return row
}
