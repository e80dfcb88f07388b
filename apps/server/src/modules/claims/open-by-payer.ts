import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { PracticeToday } from '../../calendar-day'
import { payers } from '../../db/schema/payers-table'
import type { Work } from '../../work'
import { openClaims } from './open-claims'

/** What `sumOpenClaims` sums up, for each insurance; which owes the most comes first. */
export function openByPayer(work: Work, practiceId: string, day: Pick<PracticeToday, 'today' | 'timeZone'>) {
  const open = openClaims(work, practiceId, day)
  const centsOf = (age: 'upTo30' | 'upTo60' | 'upTo90' | 'over90') =>
    sql<number>`coalesce(sum(${open.cents}) filter (where ${open.age} = ${age}), 0)::float8`
  const totalCents = sql<number>`sum(${open.cents})::float8`
  return work.tx
    .select({
      payerId: payers.id,
      name: payers.name,
      upTo30: centsOf('upTo30'),
      upTo60: centsOf('upTo60'),
      upTo90: centsOf('upTo90'),
      over90: centsOf('over90'),
      totalCents,
    })
    .from(open)
    .innerJoin(payers, and(eq(payers.organizationId, work.actor.organizationId), eq(payers.id, open.payerId)))
    .groupBy(payers.organizationId, payers.id)
    .orderBy(desc(totalCents), asc(payers.id))
}
