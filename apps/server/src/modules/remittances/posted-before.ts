import { and, eq, isNull, sql } from 'drizzle-orm'
import { payerEntries, postings } from '../../db/schema/postings-table'
import { remittances } from '../../db/schema/remittances-table'
import type { Work } from '../../work'
import type { FloatBalance } from '../../x12/posting/provider-adjustments'
import { hashOf } from './hash-of'

/** The content of all that stands posted in the organization with this trace key. */
export async function readPostedHashes({ tx, actor }: Work, traceKey: string): Promise<Set<string>> {
  const rows = await tx
    .select({ contentHash: remittances.contentHash })
    .from(remittances)
    .innerJoin(
      postings,
      and(eq(postings.organizationId, remittances.organizationId), eq(postings.remittanceId, remittances.id)),
    )
    .where(
      and(
        eq(remittances.organizationId, actor.organizationId),
        eq(remittances.traceKey, hashOf(traceKey)),
        isNull(postings.undoneAt),
      ),
    )
  return new Set(rows.map(({ contentHash }) => contentHash))
}

/** What is carried forward between a payer and the practice. */
export function readFloats(
  { tx, actor }: Work,
  practiceId: string,
  payerId: string,
): Promise<FloatBalance[]> {
  const { code, reference } = payerEntries
  const cents = sql<number>`sum(${payerEntries.cents})::float8`
  return tx
    .select({ code, reference, cents })
    .from(payerEntries)
    .where(
      and(
        eq(payerEntries.organizationId, actor.organizationId),
        eq(payerEntries.practiceId, practiceId),
        eq(payerEntries.payerId, payerId),
        eq(payerEntries.kind, 'float'),
      ),
    )
    .groupBy(code, reference)
}
