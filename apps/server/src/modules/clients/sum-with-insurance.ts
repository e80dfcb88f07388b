import { and, eq, sql } from 'drizzle-orm'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'

/** What insurances still owe for sessions of a client, in cents: what one has paid too much lowers nothing. */
export async function sumWithInsurance(
  { tx }: Work,
  { organizationId, practiceId, id }: { organizationId: string; practiceId: string; id: string },
): Promise<number> {
  const cents = sql<number>`sum(${claimEntries.cents})`
  const open = tx
    .select({ cents: cents.as('cents') })
    .from(claims)
    .innerJoin(
      claimEntries,
      and(eq(claimEntries.organizationId, claims.organizationId), eq(claimEntries.claimId, claims.id)),
    )
    .where(
      and(
        eq(claims.organizationId, organizationId),
        eq(claims.practiceId, practiceId),
        eq(claims.clientId, id),
      ),
    )
    .groupBy(claims.organizationId, claims.id)
    .having(sql`${cents} > 0`)
    .as('open_claims')
  const [summed] = await tx.select({ cents: sql<number>`coalesce(sum(${open.cents}), 0)::float8` }).from(open)
  return summed?.cents ?? 0
}
