import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { practices } from './practices-table'

/** Lets one transaction at a time change what has to hold for all of a practice's records together. */
export async function lockPractice(
  tx: Tx,
  { organizationId }: StaffActor,
  practiceId: string,
): Promise<void> {
  await tx
    .select({ id: practices.id })
    .from(practices)
    .where(and(eq(practices.organizationId, organizationId), eq(practices.id, practiceId)))
    .for('no key update')
}
