import { and, eq } from 'drizzle-orm'
import { practices } from '../../db/schema/practices-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'

/** The time zone of a practice; throws 404 where there is no such practice. */
export async function practiceZone(work: Work, practiceId: string): Promise<string> {
  const [practice] = await work.tx
    .select({ timeZone: practices.timeZone })
    .from(practices)
    .where(and(eq(practices.organizationId, work.actor.organizationId), eq(practices.id, practiceId)))
  if (practice === undefined) throw notFound()
  return practice.timeZone
}
