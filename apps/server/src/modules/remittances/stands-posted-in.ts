import { sql, type SQL } from 'drizzle-orm'
import { dayBounds } from '../../calendar-day'
import type { Work } from '../../work'

/** Days of a practice on which payments were posted, both included. */
export interface PostingDays {
  from: string
  to: string
  timeZone: string
}

/** Whether a row `p` of the postings is of the practice and of these days, and was not undone. */
export const standsPostedIn = (
  { actor }: Work,
  practiceId: string,
  { from, to, timeZone }: PostingDays,
): SQL =>
  sql`p.organization_id = ${actor.organizationId} and p.practice_id = ${practiceId} and p.undone_at is null
    and p.posted_at >= ${dayBounds(from, timeZone).from.toISOString()}::timestamptz
    and p.posted_at < ${dayBounds(to, timeZone).to.toISOString()}::timestamptz`
