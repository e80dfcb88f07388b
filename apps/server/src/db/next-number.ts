import { sql } from 'drizzle-orm'
import type { Tx } from './database'
import type { claimFileCounters } from './schema/claim-batches-table'
import type { claimCounters } from './schema/claims-table'
import type { estimateCounters } from './schema/estimates-table'
import type { invoiceCounters } from './schema/invoices-table'
import type { statementCounters } from './schema/statements-table'
import type { superbillCounters } from './schema/superbills-table'

/** What the first one of a practice gets. */
export const FIRST_NUMBER = 1

/**
 * Takes the practice's next number of a kind, or the first of `count` that follow each other. The counter's row stays
 * locked until the transaction ends, so a number that is rolled back is taken by the next one and no gap remains.
 */
export async function nextNumber(
  tx: Tx,
  counters:
    typeof invoiceCounters | typeof superbillCounters | typeof statementCounters | typeof estimateCounters,
  { organizationId, practiceId }: { organizationId: string; practiceId: string },
  count = 1,
): Promise<number> {
  const [counter] = await tx
    .insert(counters)
    .values({ organizationId, practiceId, nextNumber: FIRST_NUMBER + count })
    .onConflictDoUpdate({
      target: [counters.organizationId, counters.practiceId],
      set: { nextNumber: sql`${counters.nextNumber} + ${count}::int` },
    })
    .returning({ nextNumber: counters.nextNumber })
  if (counter === undefined) throw new Error('The counter gave no number')
  return counter.nextNumber - count
}

/** Takes the organization’s next number of a kind, likewise. */
export async function nextNumberOfAll(
  tx: Tx,
  counters: typeof claimCounters | typeof claimFileCounters,
  organizationId: string,
): Promise<number> {
  const [counter] = await tx
    .insert(counters)
    .values({ organizationId, nextNumber: FIRST_NUMBER + 1 })
    .onConflictDoUpdate({
      target: counters.organizationId,
      set: { nextNumber: sql`${counters.nextNumber} + 1` },
    })
    .returning({ nextNumber: counters.nextNumber })
  if (counter === undefined) throw new Error('The counter gave no number')
  return counter.nextNumber - 1
}
