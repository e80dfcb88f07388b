import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { dayOf } from '../../calendar-day'
import type { Tx } from '../../db/database'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { practices } from './practices-table'

/** The practice's own date `YYYY-MM-DD` at this moment, and how it counts time and money. */
export interface PracticeToday {
  today: string
  timeZone: string
  currency: string
}

export async function practiceToday(
  tx: Tx,
  deps: Deps,
  actor: StaffActor,
  practiceId: string,
): Promise<PracticeToday> {
  const [practice] = await tx
    .select({ timeZone: practices.timeZone, currency: practices.currency })
    .from(practices)
    .where(and(eq(practices.organizationId, actor.organizationId), eq(practices.id, practiceId)))
  if (practice === undefined) throw notFound()
  return { ...practice, today: dayOf(deps.clock.now(), practice.timeZone) }
}
