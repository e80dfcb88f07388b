import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import type { Work } from '../../work'
import { standsPostedIn, type PostingDays } from './stands-posted-in'

/** What an insurance left unpaid of a line of a claim in one payment, for one reason. */
export interface Denial {
  postingId: string
  claimId: string
  lineNumber: string
  /** CO, PR, OA or PI, and the code (CARC). */
  group: string
  code: string
  cents: number
  payer: { id: string; name: string }
}

/** What the payments that were posted on these days, both included, denied of the practice’s claims; undone postings are left out. */
export const readDenials = (work: Work, practiceId: string, days: PostingDays): Promise<Denial[]> =>
  rowsOf<Denial>(
    work.tx,
    sql`
      select
        p.id as "postingId", said.claim ->> 'claimId' as "claimId", open.reason ->> 'lineNumber' as "lineNumber",
        open.reason ->> 'group' as "group", open.reason ->> 'code' as code,
        (open.reason ->> 'cents')::float8 as cents,
        json_build_object('id', payers.id, 'name', payers.name) as payer
      from postings p
      join remittances r on r.organization_id = p.organization_id and r.id = p.remittance_id
      cross join lateral jsonb_path_query(p.shown, '$.claims[*] ? (@.outcome == "posted")') as said (claim)
      join claims c
        on c.organization_id = p.organization_id and c.id = (said.claim ->> 'claimId')::uuid
        and c.practice_id = ${practiceId}
      join payers
        on payers.organization_id = r.organization_id
        and payers.id = case when r.practice_id = c.practice_id then r.payer_id else c.payer_id end
      cross join lateral jsonb_array_elements(said.claim -> 'openReasons') as open (reason)
      where ${standsPostedIn(work, practiceId, days)} and (open.reason ->> 'cents')::bigint > 0`,
  )
