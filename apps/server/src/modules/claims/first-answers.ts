import { sql } from 'drizzle-orm'
import { dayBounds } from '../../calendar-day'
import { rowsOf } from '../../db/database'
import type { Work } from '../../work'

/** The claims to an insurance that were sent for the first time in a month, and had this answer. */
interface FirstAnswers {
  payerId: string
  payerName: string
  /** `YYYY-MM` */
  month: string
  answer: 'accepted' | 'rejected' | 'denied' | 'none'
  count: number
}

interface Days {
  from: string
  to: string
  timeZone: string
}

/**
 * What came of the claims that were sent for the first time on these days, both included, until they were sent again.
 * What a payment decided counts while its posting stands, by the first of them.
 */
export const readFirstAnswers = (
  { tx, actor }: Work,
  practiceId: string,
  { from, to, timeZone }: Days,
): Promise<FirstAnswers[]> =>
  rowsOf<FirstAnswers>(
    tx,
    sql`
      with sent as materialized (
        select c.id as claim_id, c.payer_id, to_char(s.sent_at at time zone ${timeZone}, 'YYYY-MM') as month
        from claim_submissions s
        join claims c on c.organization_id = s.organization_id and c.id = s.claim_id
        where s.organization_id = ${actor.organizationId} and s.attempt = 1 and c.practice_id = ${practiceId}
          and s.sent_at >= ${dayBounds(from, timeZone).from.toISOString()}::timestamptz
          and s.sent_at < ${dayBounds(to, timeZone).to.toISOString()}::timestamptz
      ), answered as (
        select claim_id, bool_or(kind = 'rejected') as was_rejected, bool_or(kind = 'accepted') as was_accepted
        from (
          select e.claim_id, e.kind,
            count(*) filter (where e.kind = 'submitted') over (partition by e.claim_id order by e.seq) as attempt
          from claim_events e
          where e.organization_id = ${actor.organizationId} and e.claim_id in (select claim_id from sent)
        ) event
        where attempt <= 1 and kind in ('accepted', 'rejected')
        group by claim_id
      ), decided as (
        select distinct on (pc.claim_id) pc.claim_id, pc.state_after as state
        from posting_claims pc
        join postings p
          on p.organization_id = pc.organization_id and p.id = pc.posting_id and p.undone_at is null
        where pc.organization_id = ${actor.organizationId} and pc.attempts = 1
          and pc.state_after in ('paid', 'partially_paid', 'denied', 'closed')
          and pc.claim_id in (select claim_id from sent)
        order by pc.claim_id, pc.seq
      )
      select
        payers.id as "payerId", payers.name as "payerName", count(*)::int as count, sent.month,
        case
          when answered.was_rejected then 'rejected'
          when decided.state in ('denied', 'partially_paid') then 'denied'
          when answered.was_accepted or decided.state is not null then 'accepted'
          else 'none'
        end as answer
      from sent
      join payers on payers.organization_id = ${actor.organizationId} and payers.id = sent.payer_id
      left join answered using (claim_id)
      left join decided using (claim_id)
      group by payers.id, payers.name, 4, 5`,
  )
