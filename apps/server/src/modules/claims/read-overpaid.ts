import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims } from '../../db/schema/claims-table'
import { clients } from '../../db/schema/clients-table'
import { payers } from '../../db/schema/payers-table'
import type { Work } from '../../work'
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
  work: Work,
  practiceId: string,
  timeZone: string,
): Promise<OverpaidClaim[]> {
  const overpaid = overpaidBooks(work, practiceId, timeZone)
  const rows = await work.tx
    .select({
      ...{ id: claims.id, pcn: claims.pcn, client: NAMED_CLIENT, payerName: payers.name },
      ...{ cents: overpaid.cents, since: overpaid.since },
    })
    .from(overpaid)
    .innerJoin(
      claims,
      and(eq(claims.organizationId, work.actor.organizationId), eq(claims.id, overpaid.claimId)),
    )
    .innerJoin(clients, isClientOf(claims))
    .innerJoin(payers, and(eq(payers.organizationId, claims.organizationId), eq(payers.id, claims.payerId)))
    .orderBy(desc(overpaid.cents), asc(claims.pcn))
  return rows.map(({ client, ...claim }) => ({ ...claim, clientName: displayName(client) }))
}

/** Keeps of each book what was written after it was last at zero or above: something, where it is below zero now. */
function overpaidBooks({ tx, actor }: Work, practiceId: string, timeZone: string) {
  const ofClaim = sql`partition by ${claimEntries.claimId}`
  // What is written at one moment counts together.
  const balances = tx
    .select({
      claimId: claimEntries.claimId,
      writtenAt: claimEntries.writtenAt,
      balance: sql`sum(${claimEntries.cents}) over (${ofClaim} order by ${claimEntries.writtenAt})`.as(
        'balance',
      ),
      latest: sql`sum(${claimEntries.cents}) over (${ofClaim})`.as('latest'),
    })
    .from(claimEntries)
    .where(
      and(eq(claimEntries.organizationId, actor.organizationId), eq(claimEntries.practiceId, practiceId)),
    )
    .as('balances')
  const coveredAt = sql`max(${balances.writtenAt}) filter (where ${balances.balance} >= 0)`
  const marked = tx
    .select({
      claimId: balances.claimId,
      writtenAt: balances.writtenAt,
      latest: balances.latest,
      coveredAt: sql`${coveredAt} over (partition by ${balances.claimId})`.as('covered_at'),
    })
    .from(balances)
    .as('marked')
  return tx
    .select({
      claimId: marked.claimId,
      cents: sql<number>`(-max(${marked.latest}))::float8`.as('cents'),
      since: sql<string>`(min(${marked.writtenAt}) at time zone ${timeZone})::date::text`.as('since'),
    })
    .from(marked)
    .where(or(isNull(marked.coveredAt), sql`${marked.writtenAt} > ${marked.coveredAt}`))
    .groupBy(marked.claimId)
    .as('overpaid')
}
