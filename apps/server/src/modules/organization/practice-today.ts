import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { dayOf, type PracticeToday } from '../../calendar-day'
import { practices } from '../../db/schema/practices-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'

export async function practiceToday(work: Work<Actor>, practiceId: string): Promise<PracticeToday> {
  const [practice] = await work.tx
    .select({ timeZone: practices.timeZone, currency: practices.currency })
    .from(practices)
    .where(and(eq(practices.organizationId, work.actor.organizationId), eq(practices.id, practiceId)))
  if (practice === undefined) throw notFound()
  return { ...practice, today: dayOf(work.now(), practice.timeZone) }
}
