import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { payerEntries, postings } from '../../db/schema/postings-table'
import { remittances } from '../../db/schema/remittances-table'
import type { Work } from '../../work'
import type { FloatBalance } from '../../x12/posting/provider-adjustments'
import { hashOf } from './hash-of'
import type { PlannedRemittance } from './select-remittances'

/**
 * The content of all that stands posted in the organization with the trace key of a payment. One that was typed in names
 * its payer otherwise than a file does, so that such a one and any other with the same number, from the same payer of
 * ours or of a sister of the practice, are one payment too.
 */
export async function readPostedHashes(
  { tx, actor }: Work<Actor>,
  { fileId, said }: Pick<PlannedRemittance, 'fileId' | 'said'>,
  payerIds: readonly string[],
): Promise<Set<string>> {
  const { amountCents, method, traceNumber } = said
  // Where no money moved, numbers repeat.
  const isNumbered = amountCents !== 0 && method !== 'NON'
  const isSamePaper = and(
    inArray(remittances.payerId, [...payerIds]),
    eq(sql`upper(${remittances.traceNumber})`, traceNumber.toUpperCase()),
    fileId === null ? undefined : isNull(remittances.fileId),
  )
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
        or(eq(remittances.traceKey, hashOf(said.traceKey)), isNumbered ? isSamePaper : undefined),
        isNull(postings.undoneAt),
      ),
    )
  return new Set(rows.map(({ contentHash }) => contentHash))
}

/** What is carried forward between a payer and the practices that it pays together, each of which has its record of it. */
export function readFloats({ tx, actor }: Work<Actor>, payerIds: readonly string[]): Promise<FloatBalance[]> {
  const { code, reference } = payerEntries
  const cents = sql<number>`sum(${payerEntries.cents})::float8`
  return tx
    .select({ code, reference, cents })
    .from(payerEntries)
    .where(
      and(
        eq(payerEntries.organizationId, actor.organizationId),
        inArray(payerEntries.payerId, [...payerIds]),
        eq(payerEntries.kind, 'float'),
      ),
    )
    .groupBy(code, reference)
}
