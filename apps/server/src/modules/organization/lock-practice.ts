import { and, eq } from 'drizzle-orm'
import { practices } from '../../db/schema/practices-table'
import type { Work } from '../../work'

/** Lets one transaction at a time change what has to hold for all of a practice's records together. */
export async function lockPractice(work: Work, practiceId: string): Promise<void> {
  await work.tx
    .select({ id: practices.id })
    .from(practices)
    .where(and(eq(practices.organizationId, work.actor.organizationId), eq(practices.id, practiceId)))
    .for('no key update')
}
