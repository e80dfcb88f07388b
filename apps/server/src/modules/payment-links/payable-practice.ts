import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { practices } from '../../db/schema/practices-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'

/** What the practice is called to the client, and in which currency it is paid. */
export async function payablePractice(
  work: Work<Actor>,
  practiceId: string,
): Promise<{ name: string; currency: string }> {
  const [practice] = await work.tx
    .select({ name: practices.name, currency: practices.currency })
    .from(practices)
    .where(and(eq(practices.organizationId, work.actor.organizationId), eq(practices.id, practiceId)))
  if (practice === undefined) throw notFound()
  return practice
}
