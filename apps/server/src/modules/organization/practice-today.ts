import { and, eq } from 'drizzle-orm'
import { dayOf } from '../../calendar-day'
import { practices } from '../../db/schema/practices-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'

/** The practice's own date `YYYY-MM-DD` at this moment, and how it counts time and money. */
export interface PracticeToday {
  today: string
  timeZone: string
  currency: string
}

export async function practiceToday(work: Work, practiceId: string): Promise<PracticeToday> {
  const [practice] = await work.tx
    .select({ timeZone: practices.timeZone, currency: practices.currency })
    .from(practices)
    .where(and(eq(practices.organizationId, work.actor.organizationId), eq(practices.id, practiceId)))
  if (practice === undefined) throw notFound()
  return { ...practice, today: dayOf(work.now(), practice.timeZone) }
}
