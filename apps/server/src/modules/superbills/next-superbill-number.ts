import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { superbillCounters } from '../../db/schema/superbills-table'

const FIRST_NUMBER = 1

/**
 * Takes the practice's next number. The counter's row stays locked until the transaction ends,
 * so a number that is rolled back is taken by the next one and no gap remains.
 */
export async function nextSuperbillNumber(
  tx: Tx,
  organizationId: string,
  practiceId: string,
): Promise<number> {
  const [counter] = await tx
    .insert(superbillCounters)
    .values({ organizationId, practiceId, nextNumber: FIRST_NUMBER + 1 })
    .onConflictDoUpdate({
      target: [superbillCounters.organizationId, superbillCounters.practiceId],
      set: { nextNumber: sql`${superbillCounters.nextNumber} + 1` },
    })
    .returning({ nextNumber: superbillCounters.nextNumber })
  if (counter === undefined) throw new Error('The superbill counter gave no number')
  return counter.nextNumber - 1
}
