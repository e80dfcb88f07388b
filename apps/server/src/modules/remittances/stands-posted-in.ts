import { sql, type SQL } from 'drizzle-orm'
import { dayBounds } from '../../calendar-day'
import type { Work } from '../../work'

/** Days of a practice on which payments were posted, both included. */
export interface PostingDays {
  from: string
  to: string
  timeZone: string
}

/** Whether a row `p` of the postings is of these days and wrote on claims of the practice, and was not undone. */
export const standsPostedIn = (
  { actor }: Work,
  practiceId: string,
  { from, to, timeZone }: PostingDays,
): SQL =>
  sql`p.organization_id = ${actor.organizationId} and p.undone_at is null
    and p.posted_at >= ${dayBounds(from, timeZone).from.toISOString()}::timestamptz
    and p.posted_at < ${dayBounds(to, timeZone).to.toISOString()}::timestamptz
    and (
      p.practice_id = ${practiceId}
      or exists (
        select from posting_claims pc
        join claims on claims.organization_id = pc.organization_id and claims.id = pc.claim_id
        where pc.organization_id = p.organization_id and pc.posting_id = p.id
          and claims.practice_id = ${practiceId}
      )
    )`
