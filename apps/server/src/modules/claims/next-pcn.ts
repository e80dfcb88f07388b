import { pcnOf } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { FIRST_NUMBER } from '../../db/next-number'
import { claimCounters } from '../../db/schema/claims-table'
import type { Work } from '../../work'

/** Takes the organization’s next patient control number; its row stays locked until the transaction ends. */
export async function nextPcn({ tx, actor: { organizationId } }: Work): Promise<string> {
  const [counter] = await tx
    .insert(claimCounters)
    .values({ organizationId, nextNumber: FIRST_NUMBER + 1 })
    .onConflictDoUpdate({
      target: claimCounters.organizationId,
      set: { nextNumber: sql`${claimCounters.nextNumber} + 1` },
    })
    .returning({ nextNumber: claimCounters.nextNumber })
  if (counter === undefined) throw new Error('The counter gave no number')
  return pcnOf(counter.nextNumber - 1)
}
