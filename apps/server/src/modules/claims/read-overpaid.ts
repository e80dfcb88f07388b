import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { dayOf } from '../../calendar-day'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims } from '../../db/schema/claims-table'
import { clients } from '../../db/schema/clients-table'
import { payers } from '../../db/schema/payers-table'
import type { Work } from '../../work'
import { sumOf } from '../../x12/remittance/imbalances-of'
import { displayName, isClientOf, NAMED_CLIENT } from '../caseload'

/** A claim that was paid too much. */
interface OverpaidClaim {
  id: string
  pcn: string
  clientName: string
  payerName: string
  /** What is owed back to its insurance. */
  cents: number
  /** The day since which its book has been below zero at all times. */
  since: string
}

/** The claims whose books are below zero, the largest sum first. */
export async function readOverpaid(
  { tx, actor: { organizationId } }: Work,
  practiceId: string,
  timeZone: string,
): Promise<OverpaidClaim[]> {
  const belowZero = tx
    .select({ claimId: claimEntries.claimId })
    .from(claimEntries)
    .where(and(eq(claimEntries.organizationId, organizationId), eq(claimEntries.practiceId, practiceId)))
    .groupBy(claimEntries.claimId)
    .having(sql`sum(${claimEntries.cents}) < 0`)
  const rows = await tx
    .select({
      ...{ id: claims.id, pcn: claims.pcn, client: NAMED_CLIENT, payerName: payers.name },
      ...{ cents: claimEntries.cents, writtenAt: claimEntries.writtenAt },
    })
    .from(claims)
    .innerJoin(
      claimEntries,
      and(eq(claimEntries.organizationId, claims.organizationId), eq(claimEntries.claimId, claims.id)),
    )
    .innerJoin(clients, isClientOf(claims))
    .innerJoin(payers, and(eq(payers.organizationId, claims.organizationId), eq(payers.id, claims.payerId)))
    .where(and(eq(claims.organizationId, organizationId), inArray(claims.id, belowZero)))
    .orderBy(asc(claims.pcn), asc(claimEntries.seq))
  return [...Map.groupBy(rows, ({ id }) => id).values()]
    .flatMap((entries) => {
      const [first] = entries
      const since = belowZeroSince(entries)
      if (first === undefined || since === null) return []
      const { id, pcn, client, payerName } = first
      const cents = 0 - sumOf(entries.map((entry) => entry.cents))
      return [{ id, pcn, clientName: displayName(client), payerName, cents, since: dayOf(since, timeZone) }]
    })
    .toSorted((one, other) => other.cents - one.cents)
}

/** Since when a book has been below zero at all times; null where it is not. What is written at one moment counts together. */
function belowZeroSince(entries: readonly { cents: number; writtenAt: Date }[]): Date | null {
  let balance = 0
  let since: Date | null = null
  for (const [moment, together] of Map.groupBy(entries, ({ writtenAt }) => writtenAt.getTime())) {
    balance += sumOf(together.map(({ cents }) => cents))
    since = balance < 0 ? (since ?? new Date(moment)) : null
  }
  return since
}
