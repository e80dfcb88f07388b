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
      select
        payers.id as "payerId", payers.name as "payerName", count(*)::int as count,
        to_char(sent.sent_at at time zone ${timeZone}, 'YYYY-MM') as month,
        case
          when answered.was_rejected then 'rejected'
          when decided.state in ('denied', 'partially_paid') then 'denied'
          when answered.was_accepted or decided.state is not null then 'accepted'
          else 'none'
        end as answer
      from claims c
      join claim_submissions sent
        on sent.organization_id = c.organization_id and sent.claim_id = c.id and sent.attempt = 1
      join payers on payers.organization_id = c.organization_id and payers.id = c.payer_id
      left join lateral (
        select e.seq
        from claim_events e
        where e.organization_id = c.organization_id and e.claim_id = c.id and e.kind = 'submitted'
        order by e.seq
        offset 1 limit 1
      ) again on true
      cross join lateral (
        select
          count(*) filter (where e.kind = 'rejected') > 0 as was_rejected,
          count(*) filter (where e.kind = 'accepted') > 0 as was_accepted
        from claim_events e
        where e.organization_id = c.organization_id and e.claim_id = c.id
          and (again.seq is null or e.seq < again.seq)
      ) answered
      left join lateral (
        select pc.state_after as state
        from posting_claims pc
        join postings p
          on p.organization_id = pc.organization_id and p.id = pc.posting_id and p.undone_at is null
        where pc.organization_id = c.organization_id and pc.claim_id = c.id and pc.attempts = 1
          and pc.state_after in ('paid', 'partially_paid', 'denied', 'closed')
        order by pc.seq
        limit 1
      ) decided on true
      where c.organization_id = ${actor.organizationId} and c.practice_id = ${practiceId}
        and sent.sent_at >= ${dayBounds(from, timeZone).from.toISOString()}::timestamptz
        and sent.sent_at < ${dayBounds(to, timeZone).to.toISOString()}::timestamptz
      group by payers.id, payers.name, 4, 5`,
  )
